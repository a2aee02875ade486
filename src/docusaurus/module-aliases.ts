import path from "node:path";

/** Modules that components written for Docusaurus import, and the stubs that replace them. */
const FILES: Readonly<Record<string, string>> = {
  "@docusaurus/BrowserOnly": "browser-only",
  "@docusaurus/ExecutionEnvironment": "execution-environment",
  "@docusaurus/Head": "head",
  "@docusaurus/Link": "link",
  "@docusaurus/Translate": "translate",
  "@docusaurus/theme-common": "theme-common",
  "@docusaurus/useBaseUrl": "use-base-url",
  "@docusaurus/useDocusaurusContext": "use-docusaurus-context",
  "@docusaurus/useIsBrowser": "use-is-browser",
  "@theme/Admonition": "theme/admonition",
  "@theme/CodeBlock": "theme/code-block",
  "@theme/Details": "theme/details",
  "@theme/Heading": "theme/heading",
  "@theme/TabItem": "theme/tab-item",
  "@theme/Tabs": "theme/tabs",
  "@theme/ThemedImage": "theme/themed-image",
};

/** Names of these modules. */
export const MODULE_NAMES: readonly string[] = Object.keys(FILES);

/** Returns exact-match webpack aliases for the stubs. */
export function moduleAliases(): Record<string, string> {
  const aliases = Object.entries(FILES).map(([name, file]) => [
    `${name}$`,
    path.resolve("src/docusaurus", file),
  ]);
  return Object.fromEntries(aliases);
}
