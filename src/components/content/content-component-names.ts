/**
 * Names of the components that writers may use without an import. The map that draws them is
 * `content-components.tsx`; planning checks pages against this list, which must not load React.
 */
export const CONTENT_COMPONENT_NAMES: readonly string[] = [
  "Admonition",
  "CodeBlock",
  "OperationTable",
  "RoiCalculator",
  "SuccessChecklist",
  "TabItem",
  "Tabs",
];
