import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";

/** This folder in the project, whose folder is current when the process starts. */
const FOLDER = path.resolve("src/docusaurus");

interface Stub {
  file: "components.tsx" | "hooks.ts" | "layout.tsx" | "playground.tsx" | "versions.ts";
  /** Name of the export that the module exports by default. */
  default?: string;
  /** A module of this name in `src/theme` comes first. */
  isReplaceable?: true;
}

/** A part of live code. */
function playground(name: string): Stub {
  return { file: "playground.tsx", default: name, isReplaceable: true };
}

/** Modules that components written for Docusaurus import, and the stubs that replace them. */
const STUBS: Readonly<Record<string, Stub>> = {
  "@docusaurus/BrowserOnly": { file: "components.tsx", default: "BrowserOnly" },
  "@docusaurus/ErrorBoundary": { file: "components.tsx", default: "ErrorBoundary" },
  "@docusaurus/ExecutionEnvironment": { file: "hooks.ts", default: "ExecutionEnvironment" },
  "@docusaurus/Head": { file: "layout.tsx", default: "Head" },
  "@docusaurus/Interpolate": { file: "components.tsx", default: "Translate" },
  "@docusaurus/Link": { file: "components.tsx", default: "Link" },
  "@docusaurus/Translate": { file: "components.tsx", default: "Translate" },
  "@docusaurus/isInternalUrl": { file: "hooks.ts", default: "isInternalUrl" },
  "@docusaurus/plugin-content-docs/client": { file: "versions.ts" },
  "@docusaurus/router": { file: "hooks.ts" },
  "@docusaurus/theme-common": { file: "layout.tsx" },
  "@docusaurus/useBrokenLinks": { file: "hooks.ts", default: "useBrokenLinks" },
  "@docusaurus/useBaseUrl": { file: "hooks.ts", default: "useBaseUrl" },
  "@docusaurus/useDocusaurusContext": { file: "hooks.ts", default: "useDocusaurusContext" },
  "@docusaurus/useGlobalData": { file: "versions.ts", default: "useGlobalData" },
  "@docusaurus/useIsBrowser": { file: "hooks.ts", default: "useIsBrowser" },
  "@theme-original/Admonition": { file: "components.tsx", default: "Admonition" },
  "@theme-original/CodeBlock": { file: "components.tsx", default: "CodeBlock" },
  "@theme-original/Details": { file: "components.tsx", default: "Details" },
  "@theme-original/Heading": { file: "components.tsx", default: "Heading" },
  "@theme-original/MDXComponents": { file: "components.tsx", default: "MDXComponents" },
  "@theme-original/TabItem": { file: "components.tsx", default: "TabItem" },
  "@theme-original/Tabs": { file: "components.tsx", default: "Tabs" },
  "@theme/Admonition": { file: "components.tsx", default: "Admonition" },
  "@theme/CodeBlock": { file: "components.tsx", default: "CodeBlock" },
  "@theme/Details": { file: "components.tsx", default: "Details" },
  "@theme/Heading": { file: "components.tsx", default: "Heading" },
  "@theme/Icon/Copy": { file: "components.tsx", default: "CopyIcon", isReplaceable: true },
  "@theme/Icon/ExternalLink": { file: "components.tsx", default: "ExternalLinkIcon" },
  "@theme/Icon/Success": { file: "components.tsx", default: "SuccessIcon", isReplaceable: true },
  "@theme/Layout": { file: "layout.tsx", default: "Layout" },
  "@theme/MDXComponents/Details": { file: "components.tsx", default: "Details" },
  "@theme/Playground": playground("Playground"),
  "@theme/Playground/Container": playground("Container"),
  "@theme/Playground/Editor": playground("Editor"),
  "@theme/Playground/Header": playground("Header"),
  "@theme/Playground/Layout": playground("Layout"),
  "@theme/Playground/Preview": playground("Preview"),
  "@theme/Playground/Provider": playground("Provider"),
  "@theme/ReactLiveScope": playground("ReactLiveScope"),
  "@theme/TabItem": { file: "components.tsx", default: "TabItem" },
  "@theme/Tabs": { file: "components.tsx", default: "Tabs" },
  "@theme/ThemedImage": { file: "components.tsx", default: "ThemedImage" },
  "react-router-dom": { file: "hooks.ts" },
};

/** Names of the modules that have a stub. */
export const MODULE_NAMES: readonly string[] = Object.keys(STUBS);

/** Matches the names of these modules, and no others that begin with one of them. */
export const MODULE_PATTERN = new RegExp(`^(?:${MODULE_NAMES.join("|")})$`);

/** Returns whether a site may have a module of this name in `src/theme`, which is used then. */
export function isReplaceable(name: string): boolean {
  return STUBS[name]?.isReplaceable ?? false;
}

/** Returns the source of a module that exports the stub by default. */
export function moduleSource(name: string): string | undefined {
  const stub = STUBS[name];
  if (!stub) return undefined;
  const from = JSON.stringify(path.join(FOLDER, stub.file));
  const exported = stub.default ? `export { ${stub.default} as default } from ${from};` : "";
  return `${exported}export * from ${from};`;
}

let exportsByModule: Record<string, string[]> | undefined;

/** Returns what the modules that have a stub export. */
export function moduleExports(): Readonly<Record<string, readonly string[]>> {
  exportsByModule ??= Object.fromEntries(
    Object.entries(STUBS).map(([name, { file, default: main }]) => [
      name,
      [...namesIn(file), ...(main ? ["default"] : [])],
    ]),
  );
  return exportsByModule;
}

/** Returns the names that a file of this folder exports. */
function namesIn(file: string): string[] {
  const source = readFileSync(path.join(FOLDER, file), "utf8");
  const { code } = transformSync(source, { loader: "tsx", format: "esm" });
  return [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(
    ([, names = ""]) => names.match(/\w+/g) ?? [],
  );
}

/** Returns a data URI of this source, which webpack loads as a module. */
export function moduleAddress(name: string): string | undefined {
  const source = moduleSource(name);
  return source === undefined ? undefined : `data:text/javascript,${encodeURIComponent(source)}`;
}
