/** Docusaurus components that pages may import, with their names here. */
export const KNOWN_COMPONENTS: Readonly<Record<string, string>> = {
  "@theme/Admonition": "Admonition",
  "@theme/CodeBlock": "CodeBlock",
  "@theme/Details": "Details",
  "@theme/DocCardList": "DocCardList",
  "@theme/TOCInline": "TOCInline",
  "@theme/TabItem": "TabItem",
  "@theme/Tabs": "Tabs",
  "@docusaurus/Head": "Head",
  "@docusaurus/Link": "a",
};

/** Components that only the build renders, from data of the site. */
const RENDERED_BY_BUILD = ["@theme/DocCardList", "@theme/TOCInline"];

/** Returns whether code of a page can use a Docusaurus component, not only its text. */
export function runsInCode(name: string): boolean {
  return name in KNOWN_COMPONENTS && !RENDERED_BY_BUILD.includes(name);
}

/** Docusaurus functions that only prepare URLs. The site does this itself. */
export const KNOWN_FUNCTIONS: readonly string[] = ["@docusaurus/useBaseUrl"];

/** Docusaurus modules with code. A page that imports one is a component. */
export const RUNNING_MODULES: readonly string[] = [
  "@docusaurus/BrowserOnly",
  "@docusaurus/ExecutionEnvironment",
  "@docusaurus/Interpolate",
  "@docusaurus/Translate",
  "@docusaurus/isInternalUrl",
  "@docusaurus/plugin-content-docs/client",
  "@docusaurus/router",
  "@docusaurus/theme-common",
  "@docusaurus/useDocusaurusContext",
  "@docusaurus/useGlobalData",
  "@docusaurus/useIsBrowser",
  "@theme/Heading",
  "@theme/Icon/ExternalLink",
  "@theme/ThemedImage",
];

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf|zip|gz|docx?|xlsx?|csv|mp[34]|webm|ogg|wav|mov)$/i;

type ModuleKind = "theme" | "function" | "partial" | "asset" | "text" | "code";

/** Classifies an import. Everything but `code` is known without running anything. */
export function kindOfModule(name: string): ModuleKind {
  if (KNOWN_FUNCTIONS.includes(name)) return "function";
  if (RUNNING_MODULES.includes(name)) return "code";
  if (/^@(?:theme|theme-original|docusaurus)\//.test(name)) return "theme";
  if (name.startsWith("!!raw-loader!")) return "text";
  if (/\.mdx?$/i.test(name)) return "partial";
  return isAsset(name) ? "asset" : "code";
}

/** Returns whether a path is an image or a download. */
export function isAsset(name: string): boolean {
  return ASSET.test(name);
}

/** Components that show data from GraphQL. */
export const EMBEDDED_COMPONENTS = [
  "ApiChangelog",
  "DocCardList",
  "Operation",
  "OperationExample",
  "OperationParameters",
  "OperationTable",
  "Schema",
] as const;

export type EmbeddedComponent = (typeof EMBEDDED_COMPONENTS)[number];

/** Returns whether a component shows data from GraphQL. */
export function isEmbedded(name: string): name is EmbeddedComponent {
  return (EMBEDDED_COMPONENTS as readonly string[]).includes(name);
}
