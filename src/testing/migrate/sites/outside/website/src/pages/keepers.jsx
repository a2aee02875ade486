import BrowserOnly from "@docusaurus/BrowserOnly";
import Head from "@docusaurus/Head";
import Link from "@docusaurus/Link";
import { useLatestVersion, useVersions } from "@docusaurus/plugin-content-docs/client";
import { useLocation } from "@docusaurus/router";
import Translate from "@docusaurus/Translate";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { usePluginData } from "@docusaurus/useGlobalData";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Bee from "@site/assets/photos/bee.svg";
import Comb from "@site/src/components/comb";
import { usePluralForm, useThemeConfig } from "@docusaurus/theme-common";
import tools from "/data/tools.json";
import Admonition from "@theme/Admonition";
import CodeBlock from "@theme/CodeBlock";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import Smoke from "@theme/Smoke";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import React from "react";
import styles from "./keepers.module.css";

export default function Keepers({ config }) {
  const { siteConfig } = useDocusaurusContext();
  const { selectMessage } = usePluralForm();
  const versions = useVersions("default").map(({ label, mainDocId }) => `${label} ${mainDocId}`);
  return (
    <Layout title="Keepers" description={`Who keeps bees at ${config.title}`}>
      <Head>
        <title>The keepers</title>
        <meta name="bees" content="yes" />
        <meta property="og:title" content="Ignored" />
      </Head>
      <main className={`container ${styles.large}`}>
        <Heading as="h1">{siteConfig.customFields.keepers.join(" and ")} keep bees</Heading>
        <p>{`${tools.length} ${selectMessage(tools.length, "tool|tools")} of ${useThemeConfig().navbar.title}`}</p>
        <p>{`Read ${versions.join()} at ${useLatestVersion().path} ${usePluginData("docusaurus-plugin-content-docs").versions.length}`}</p>
        <Bee className="drawn" role="img" />
        <img src={useBaseUrl("img/logo.svg")} alt="Logo" />
        <Comb cells={9} />
        <Translate values={{ page: useLocation().pathname }}>{"You read {page}"}</Translate>
        <Link className="button button--primary" to="/docs/intro">
          Start
        </Link>
        <Admonition type="tip">Wear a veil.</Admonition>
        <Smoke />
        <CodeBlock language="sh">smoke --gently</CodeBlock>
        <Tabs>
          <TabItem value="wood">Wood</TabItem>
          <TabItem value="straw">Straw</TabItem>
        </Tabs>
        <BrowserOnly fallback="Wait">{() => window.location.href}</BrowserOnly>
      </main>
    </Layout>
  );
}
