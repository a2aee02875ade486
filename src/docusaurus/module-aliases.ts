import path from "node:path";

interface Stub {
  file: "components" | "hooks";
  /** Name of the export that the module exports by default. */
  default?: string;
}

/** Modules that components written for Docusaurus import, and the stubs that replace them. */
const STUBS: Readonly<Record<string, Stub>> = {
  "@docusaurus/BrowserOnly": { file: "components", default: "BrowserOnly" },
  "@docusaurus/ExecutionEnvironment": { file: "hooks", default: "ExecutionEnvironment" },
  "@docusaurus/Head": { file: "components", default: "Head" },
  "@docusaurus/Link": { file: "components", default: "Link" },
  "@docusaurus/Translate": { file: "components", default: "Translate" },
  "@docusaurus/theme-common": { file: "hooks" },
  "@docusaurus/useBaseUrl": { file: "hooks", default: "useBaseUrl" },
  "@docusaurus/useDocusaurusContext": { file: "hooks", default: "useDocusaurusContext" },
  "@docusaurus/useIsBrowser": { file: "hooks", default: "useIsBrowser" },
  "@theme/Admonition": { file: "components", default: "Admonition" },
  "@theme/CodeBlock": { file: "components", default: "CodeBlock" },
  "@theme/Details": { file: "components", default: "Details" },
  "@theme/Heading": { file: "components", default: "Heading" },
  "@theme/TabItem": { file: "components", default: "TabItem" },
  "@theme/Tabs": { file: "components", default: "Tabs" },
  "@theme/ThemedImage": { file: "components", default: "ThemedImage" },
};

/** Names of the modules that have a stub. */
export const MODULE_NAMES: readonly string[] = Object.keys(STUBS);

/** Matches the names of these modules, and no others that begin with one of them. */
export const MODULE_PATTERN = new RegExp(`^(?:${MODULE_NAMES.join("|")})$`);

/** Returns a data URI, which webpack loads as a module that exports the stub by default. */
export function moduleAddress(name: string): string | undefined {
  const stub = STUBS[name];
  if (!stub) return undefined;
  const from = JSON.stringify(path.resolve("src/docusaurus", stub.file));
  const exported = stub.default ? `export { ${stub.default} as default } from ${from};` : "";
  return `data:text/javascript,${encodeURIComponent(`${exported}export * from ${from};`)}`;
}
