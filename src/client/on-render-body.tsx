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
    <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the site.
    <script key="before-paint" dangerouslySetInnerHTML={{ __html: BEFORE_PAINT_SCRIPT }} />,
  ]);
};
