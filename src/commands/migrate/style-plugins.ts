import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Configuration } from "./configuration";
import { extensionName } from "./configuration";
import type { ConfigurationSource } from "./read-configuration";

/** The configuration of PostCSS, and a module that has to be written for it. */
interface StylePlugins {
  settings: { postcss?: string };
  modules: Record<string, string>;
}

const OWN = ["js", "cjs", "mjs", "ts"].map((extension) => `postcss.config.${extension}`);
const WRITTEN = "postcss-plugins.mjs";

/** Finds the plugins for PostCSS, such as Tailwind, in a file of their own or in plugins of Docusaurus. */
export function stylePlugins(
  site: string,
  { plugins = [] }: Configuration,
  { file, isFunction }: ConfigurationSource,
): StylePlugins {
  const own = OWN.find((name) => existsSync(path.join(site, name)));
  if (own) return { settings: { postcss: `./${own}` }, modules: {} };
  const named = plugins.map(extensionName).filter((name) => isStyleModule(site, name));
  const isUsed = named.length > 0 || plugins.some(isStyleFunction);
  if (!isUsed || isFunction) return { settings: {}, modules: {} };
  return {
    settings: { postcss: `./${WRITTEN}` },
    modules: { [WRITTEN]: sourceOf(path.basename(file), named) },
  };
}

/** Returns whether a plugin that is a function only changes style sheets. */
export function isStyleFunction(plugin: unknown): boolean {
  const [create] = [plugin].flat();
  return typeof create === "function" && /configurePostCss/.test(String(create));
}

/** Returns whether a plugin is a file of the site that changes style sheets. */
function isStyleModule(site: string, name: string): boolean {
  if (!/^[./]/.test(name)) return false;
  try {
    const file = createRequire(path.join(site, "site.yml")).resolve(name);
    return readFileSync(file, "utf8").includes("configurePostCss");
  } catch {
    return false;
  }
}

function sourceOf(file: string, named: readonly string[]): string {
  return `// The configuration of PostCSS, from the plugins of Docusaurus.
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import configuration from "./${file}";

const siteDir = dirname(fileURLToPath(import.meta.url));
const load = createRequire(import.meta.url);
const named = ${JSON.stringify(named)};
const options = { plugins: [] };
for (const plugin of configuration.plugins ?? []) {
  const [given, settings = {}] = [plugin].flat();
  const loaded = named.includes(given) ? load(given) : given;
  const create = loaded?.default ?? loaded;
  if (typeof create !== "function" || !String(create).includes("configurePostCss")) continue;
  const { configurePostCss } = await create({ siteDir, siteConfig: configuration }, settings);
  Object.assign(options, configurePostCss(options));
}

export default options;
`;
}
