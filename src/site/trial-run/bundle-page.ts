import { readFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import path from "node:path";
import type {
  ImportKind,
  Message,
  OnLoadArgs,
  OnLoadResult,
  OnResolveResult,
  Plugin,
} from "esbuild";
import { build } from "esbuild";
import { siteModuleFolders } from "../../../packages/module-folders";
import type { Problem } from "../../../packages/problems";
import { projectPath } from "../../../packages/problems";
import { splitFrontMatter } from "../../../plugins/gatsby-transformer-content/compiler";
import { resolveInSite } from "../component-pages";
import type { ContentSources } from "../plugins";
import { mdxPlugins } from "../plugins";
import type { BundledPage } from "./messages";
import { NEEDS_GATSBY } from "./messages";

/**
 * Bundles a page that is a module, with everything that it imports but React. Modules that only work in a
 * build of Gatsby throw `NEEDS_GATSBY`.
 */
export async function bundlePage(
  file: string,
  sources: ContentSources,
): Promise<BundledPage | { problems: Problem[] }> {
  try {
    const { outputFiles } = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      outdir: path.dirname(file),
      format: "cjs",
      platform: "node",
      jsx: "automatic",
      sourcemap: "inline",
      logLevel: "silent",
      loader: { ".js": "jsx" },
      nodePaths: siteModuleFolders(sources.contentRoot),
      plugins: [loadAsSite(sources)],
    });
    return { file, code: outputFiles[0]?.text ?? "" };
  } catch (error) {
    const { errors = [] } = error as { errors?: Message[] };
    if (errors.length === 0) throw error;
    return { problems: errors.map((message) => toProblem(message, file)) };
  }
}

function toProblem({ text, location }: Message, page: string): Problem {
  const { file, line, column } = location ?? { file: page, line: 1, column: 0 };
  return {
    code: "content/broken-code",
    // Webpack only warns of an export that is not there, and may never need it.
    severity: text.startsWith("No matching export") ? "warning" : "error",
    file: projectPath(path.resolve(file)),
    line,
    column: column + 1,
    message: `${projectPath(page)} cannot be compiled: ${text}`,
    hint: "Correct the code at this place.",
  };
}

/** A page has one copy of React, which renders it. */
const SHARED = /^(?:react|react-dom|@mdx-js\/react)(?:\/|$)/;
const SCRIPT = /\.(?:[cm]?[jt]sx?|json)$/;
/** Files of data that only webpack can read. */
const DATA = /\.ya?ml$/;

/** Modules of Docusaurus, which components of this site replace, Gatsby itself, and loaders of webpack. */
const ONLY_IN_GATSBY = /^(?:@docusaurus|@theme|@theme-original|@theme-init|@generated|gatsby)\b|!/;

const requireFromProject = createRequire(path.resolve("package.json"));

function loadAsSite(sources: ContentSources): Plugin {
  return {
    name: "site",
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /.*/ }, ({ path: name, pluginData, ...from }) => {
        const isDone = from.kind === "entry-point" || pluginData === IS_RESOLVED;
        if (isDone || isBuiltin(name)) return undefined;
        if (SHARED.test(name)) return { path: requireFromProject.resolve(name), external: true };
        if (ONLY_IN_GATSBY.test(name)) return { path: name, namespace: "gatsby" };
        const options = { ...from, pluginData: IS_RESOLVED };
        const request = { contentRoot: sources.contentRoot, kind: from.kind };
        return resolveFile(name, request, (candidate) => resolve(candidate, options));
      });
      onLoad({ filter: /.*/, namespace: "gatsby" }, () => ({
        contents: `exports.default = undefined; throw ${JSON.stringify(NEEDS_GATSBY)};`,
      }));
      onLoad({ filter: /.*/, namespace: "asset" }, () => ({
        contents: "module.exports = Object.assign(() => null, { ReactComponent: () => null });",
      }));
      onLoad({ filter: /\.mdx?$/ }, (page) => loadMdx(page, sources));
    },
  };
}

async function resolveFile(
  name: string,
  { contentRoot, kind }: { contentRoot: string; kind: ImportKind },
  resolve: Parameters<typeof resolveInSite>[2],
): Promise<OnResolveResult> {
  const found = await resolveInSite(name, contentRoot, resolve);
  // Code may try to load what is not installed, and do without it.
  if (found.errors && kind === "require-call") return { path: name, external: true };
  const file = found.path ?? "";
  if (file === "" || SCRIPT.test(file)) return { ...found, external: false };
  // Of all other files, a component uses the address or class names, or a drawing as a component.
  return { path: file, namespace: DATA.test(file) ? "gatsby" : "asset" };
}

const IS_RESOLVED = "is resolved";

/** Compiles a page as gatsby-plugin-mdx does. */
async function loadMdx({ path: file }: OnLoadArgs, sources: ContentSources): Promise<OnLoadResult> {
  // Most sites have no page that is a module.
  const { createProcessor } = await import("@mdx-js/mdx");
  const { SourceMapGenerator } = await import("source-map");
  const { VFile } = await import("vfile");
  const processor = createProcessor({
    providerImportSource: "@mdx-js/react",
    ...mdxPlugins(sources, async (code) => code.split("\n")),
    SourceMapGenerator,
  });
  // Positions stay those of the file: its front matter is blank.
  const { body } = splitFrontMatter(await readFile(file, "utf8"));
  const { value, map } = await processor.process(new VFile({ value: body, path: file }));
  const encoded = Buffer.from(JSON.stringify(map)).toString("base64");
  return {
    contents: `${value}\n//# sourceMappingURL=data:application/json;base64,${encoded}`,
    resolveDir: path.dirname(file),
  };
}
