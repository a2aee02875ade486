/** Components of Docusaurus that pages may import, by what they are here. */
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

/** Functions of Docusaurus that only prepare an address, which the site does by itself. */
export const KNOWN_FUNCTIONS: readonly string[] = ["@docusaurus/useBaseUrl"];

/** Modules of Docusaurus that the site has as code: a page that imports one is a module itself. */
export const RUNNING_MODULES: readonly string[] = [
  "@docusaurus/BrowserOnly",
  "@docusaurus/ExecutionEnvironment",
  "@docusaurus/Translate",
  "@docusaurus/theme-common",
  "@docusaurus/useDocusaurusContext",
  "@docusaurus/useIsBrowser",
  "@theme/Heading",
  "@theme/ThemedImage",
];

const ASSET =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf|zip|gz|docx?|xlsx?|csv|mp[34]|webm|ogg|wav|mov)$/i;

/** What stands behind the name of a module. */
export type ModuleKind = "theme" | "function" | "partial" | "asset" | "text" | "code";

/** Tells what an import brings: everything but `code` is known without running anything. */
export function kindOfModule(name: string): ModuleKind {
  if (KNOWN_FUNCTIONS.includes(name)) return "function";
  if (RUNNING_MODULES.includes(name)) return "code";
  if (/^@(?:theme|theme-original|docusaurus)\//.test(name)) return "theme";
  if (name.startsWith("!!raw-loader!")) return "text";
  if (/\.mdx?$/i.test(name)) return "partial";
  return isAsset(name) ? "asset" : "code";
}

/** Whether a path is that of a picture or of a file to download. */
export function isAsset(name: string): boolean {
  return ASSET.test(name);
}

/** Components that show what the data layer holds, for the list of everything that writers may use. */
export const EMBEDDED_COMPONENTS = [
  "DocCardList",
  "Operation",
  "OperationTable",
  "Schema",
] as const;

/** Name of such a component. */
export type EmbeddedComponent = (typeof EMBEDDED_COMPONENTS)[number];

/** Whether a component shows what the data layer holds. */
export function isEmbedded(name: string): name is EmbeddedComponent {
  return (EMBEDDED_COMPONENTS as readonly string[]).includes(name);
}
