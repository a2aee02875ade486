import path from "node:path";
import type { Configuration, PagesOptions } from "./configuration";
import { docsInstances, presetOptions } from "./configuration";
import type { ConfigurationSource } from "./read-configuration";
import type { Note } from "./unused-options";

/** Options with plugins, by the module that exports them. */
const OPTIONS = {
  "remark-plugins.mjs": ["beforeDefaultRemarkPlugins", "remarkPlugins"],
  "rehype-plugins.mjs": ["beforeDefaultRehypePlugins", "rehypePlugins"],
} as const;

type ModuleName = keyof typeof OPTIONS;

/** Modules with plugins, and what becomes of plugins that none can export. */
interface PluginModules {
  /** Texts of modules, by name. */
  modules: Record<string, string>;
  notes: Note[];
}

/**
 * Makes modules that export the plugins for Markdown of a configuration. Plugins are functions, which no
 * settings can contain, so the modules read the configuration.
 */
export function pluginModules(
  configuration: Configuration,
  { file, missing, isFunction }: ConfigurationSource,
): PluginModules {
  const { docs: _, ...others } = presetOptions(configuration);
  const parts = [
    ...docsInstances(configuration).map(({ options }) => ["docs", options] as const),
    ...Object.entries(others),
  ];
  const namesOf = (keys: (typeof OPTIONS)[ModuleName]) =>
    keys.flatMap((key) =>
      parts.flatMap(([part, options]) =>
        options && (options as PagesOptions)[key]?.some(Boolean) ? [`${part}.${key}`] : [],
      ),
    );
  const reason = isFunction
    ? "the configuration is a function. List their modules in site.yml, in markdown."
    : `these packages are not installed: ${missing.join(", ")}. Install them, remove site.yml and migrate again.`;
  const isReadable = !isFunction && missing.length === 0;
  const modules = Object.entries(OPTIONS).map(([name, keys]) => ({
    name,
    options: namesOf(keys),
    source: sourceOf(path.basename(file), keys),
  }));
  const used = modules.filter(({ options }) => options.length > 0);
  return {
    modules: Object.fromEntries(isReadable ? used.map(({ name, source }) => [name, source]) : []),
    notes: (isReadable ? [] : used.flatMap(({ options }) => options)).map((option) => ({
      option,
      advice: `These plugins are not run, since ${reason}`,
    })),
  };
}

function sourceOf(file: string, [first, second]: readonly string[]): string {
  return `// Plugins for Markdown, from the configuration of Docusaurus.
import configuration from "./${file}";

const { presets = [], plugins = [] } = configuration;
const options = [...presets, ...plugins].flatMap((extension) => extension?.[1] ?? []);
const parts = options.flatMap(({ docs, blog, pages, ...own }) => [docs, blog, pages, own]);
const listed = parts.flatMap((part) => [part?.${first}, part?.${second}].flatMap((list) => list ?? []));

export default [...new Set(listed.filter(Boolean))];
`;
}
