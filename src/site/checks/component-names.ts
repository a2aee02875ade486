import {
  EMBEDDED_COMPONENTS,
  HTML_COMPONENTS,
} from "../../../plugins/gatsby-transformer-content/compiler";

/**
 * Names of the components that React renders; `content-components.tsx` maps them. Pages are checked
 * against this list, which must not load React.
 */
export const DRAWN_COMPONENT_NAMES: readonly string[] = ["CodeBlock", "TabItem", "Tabs"];

/**
 * Names of all components that writers may use without an import, including those that become plain
 * elements when a page is compiled or queried.
 */
export const CONTENT_COMPONENT_NAMES: readonly string[] = [
  ...DRAWN_COMPONENT_NAMES,
  "Admonition",
  ...HTML_COMPONENTS,
  ...EMBEDDED_COMPONENTS,
].sort();
