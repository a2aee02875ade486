import type { GatsbySSR } from "gatsby";
import { BEFORE_PAINT_SCRIPT } from "./before-paint-script";

/** Adds what must happen before the first paint. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en", "data-theme": "light" } as Parameters<
    typeof setHtmlAttributes
  >[0]);
  setHeadComponents([
    <link
      key="search"
      rel="search"
      type="application/opensearchdescription+xml"
      title="Search"
      href="/opensearch.xml"
    />,
    <link key="sitemap" rel="sitemap" type="application/xml" href="/sitemap.xml" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site.
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};
