import type { HeadProps } from "gatsby";
import Page from "page-of-the-site";
import { PageHead } from "../components/layout/page-head";
import { useSite } from "../components/layout/use-site";
import { useDocusaurusContext } from "../docusaurus/hooks";
import type { TemplateContexts } from "../site/create-pages/plan";

/**
 * A page that is written as a component. `src/site/component-page-loader.ts` chooses it. As in Docusaurus, it
 * gets the configuration of the site as a prop.
 */
export default function ComponentPageTemplate() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className="component-page">
      <Page config={siteConfig} />
    </div>
  );
}

export function Head({
  pageContext: { permalink },
}: HeadProps<object, TemplateContexts["component-page"]>) {
  const { settings } = useSite();
  return (
    <PageHead title={settings.title} description={settings.description} permalink={permalink} />
  );
}
