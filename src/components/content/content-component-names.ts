import {
  WRITTEN_COMPONENTS,
  EMBEDDED_COMPONENTS,
} from "../../../plugins/gatsby-transformer-content";

/**
 * Names of the components that are drawn when the page is. The map that draws them is
 * `content-components.tsx`; planning checks pages against this list, which must not load React.
 */
export const DRAWN_COMPONENT_NAMES: readonly string[] = ["CodeBlock", "TabItem", "Tabs"];

/**
 * Names of everything that writers may use without an import: also what becomes plain elements when
 * a page is compiled, and when it is asked for.
 */
export const CONTENT_COMPONENT_NAMES: readonly string[] = [
  ...DRAWN_COMPONENT_NAMES,
  "Admonition",
  ...WRITTEN_COMPONENTS,
  ...EMBEDDED_COMPONENTS,
].sort();
