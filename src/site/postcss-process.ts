import { createRequire } from "node:module";
import path from "node:path";
import { createJiti } from "jiti";
import type { StyleRequest, StyleResult } from "./site-postcss-loader";

/*
 * Runs PostCSS for the style sheets of a site, in the folder of the site: plugins such as Tailwind look for their
 * configuration, and for the files that use classes, in the folder of the process.
 */

type PostCss = (plugins: unknown[]) => {
  process: (css: string, options: object) => Promise<{ css: string; messages: PostCssMessage[] }>;
};

interface PostCssMessage {
  type: string;
  file?: string;
  dir?: string;
}

const [, , configuration = ""] = process.argv;
const requireFromSite = createRequire(path.resolve("package.json"));
const loaded = loadPlugins();

process.on("disconnect", () => process.exit());
process.on("message", (request: StyleRequest) => {
  run(request).then(
    (result) => process.send?.({ id: request.id, ...result } satisfies StyleResult),
    (error) => process.send?.({ id: request.id, error: String(error) } satisfies StyleResult),
  );
});

async function run({ css, file }: StyleRequest): Promise<Omit<StyleResult, "id">> {
  const postcss = requireFromSite("postcss") as PostCss;
  const result = await postcss(await loaded).process(css, { from: file, to: file, map: false });
  return {
    css: result.css,
    files: result.messages.flatMap((message) =>
      message.type === "dependency" ? (message.file ?? []) : [],
    ),
    folders: result.messages.flatMap((message) =>
      message.type === "dir-dependency" ? (message.dir ?? []) : [],
    ),
  };
}

/** Returns the plugins: a list, or an object with their options by name, in which false turns one off. */
async function loadPlugins(): Promise<unknown[]> {
  const exported = await createJiti(path.resolve("site.yml")).import(path.resolve(configuration), {
    default: true,
  });
  const { plugins = [] } = (
    typeof exported === "function" ? exported({ env: process.env.NODE_ENV }) : exported
  ) as { plugins?: unknown[] | Record<string, unknown> };
  if (Array.isArray(plugins)) return plugins.filter(Boolean);
  return Object.entries(plugins).flatMap(([name, options]) => {
    if (options === false) return [];
    const plugin = requireFromSite(name) as { default?: unknown };
    return [((plugin.default ?? plugin) as (options: unknown) => unknown)(options ?? {})];
  });
}
