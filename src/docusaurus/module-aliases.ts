import path from "node:path";

interface Stub {
  file: "components.tsx" | "hooks.ts";
  /** Name of the export that the module exports by default. */
  default?: string;
}

/** Modules that components written for Docusaurus import, and the stubs that replace them. */
const STUBS: Readonly<Record<string, Stub>> = {
  "@docusaurus/BrowserOnly": { file: "components.tsx", default: "BrowserOnly" },
  "@docusaurus/ExecutionEnvironment": { file: "hooks.ts", default: "ExecutionEnvironment" },
  "@docusaurus/Head": { file: "components.tsx", default: "Head" },
  "@docusaurus/Link": { file: "components.tsx", default: "Link" },
  "@docusaurus/Translate": { file: "components.tsx", default: "Translate" },
  "@docusaurus/theme-common": { file: "hooks.ts" },
  "@docusaurus/useBaseUrl": { file: "hooks.ts", default: "useBaseUrl" },
  "@docusaurus/useDocusaurusContext": { file: "hooks.ts", default: "useDocusaurusContext" },
  "@docusaurus/useIsBrowser": { file: "hooks.ts", default: "useIsBrowser" },
  "@theme/Admonition": { file: "components.tsx", default: "Admonition" },
  "@theme/CodeBlock": { file: "components.tsx", default: "CodeBlock" },
  "@theme/Details": { file: "components.tsx", default: "Details" },
  "@theme/Heading": { file: "components.tsx", default: "Heading" },
  "@theme/TabItem": { file: "components.tsx", default: "TabItem" },
  "@theme/Tabs": { file: "components.tsx", default: "Tabs" },
  "@theme/ThemedImage": { file: "components.tsx", default: "ThemedImage" },
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
