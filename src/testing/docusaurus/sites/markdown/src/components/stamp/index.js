import Link from "@docusaurus/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import Admonition from "@theme/Admonition";
import clsx from "clsx";
import React from "react";
import styles from "./styles.module.css";

export default function Stamp({ title, children }) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <section className={clsx("stamp", styles.stamp, { late: false })}>
      <p>
        {title} at {siteConfig.title}, see <Link to="/docs/text">the text</Link>
      </p>
      <img src={useBaseUrl("/img/logo.svg")} alt="A stamp" />
      <Admonition type="tip" title="Keep it">
        <div>{children}</div>
      </Admonition>
    </section>
  );
}
