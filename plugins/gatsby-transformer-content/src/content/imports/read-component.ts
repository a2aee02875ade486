import path from "node:path";
import type { Loader, Message, Plugin } from "esbuild";
import { build } from "esbuild";
import { siteFolders } from "../../../../../packages/contained-files";
import type { DocusaurusModules, PageLocation } from "../content-file";
import { filesNamed } from "./inlined-file";

/** What a component of the site consists of. */
interface ComponentFacts {
  /** Files of the site that were read, or that would be the missing module. They can add or remove the obstacle. */
  files: string[];
  /** Why it cannot be built: `useDoc of @docusaurus/theme-common`, or only the module. */
  obstacle?: string | undefined;
}

const OF_DOCUSAURUS =
  /^@(?:docusaurus|theme|theme-original|theme-init|generated)\/|^react-router-dom$/;

const LOADERS: Readonly<Record<string, Loader>> = {
  ".js": "jsx",
  ".jsx": "jsx",
  ".mjs": "jsx",
  ".ts": "ts",
  ".tsx": "tsx",
};
const ENDINGS = ["", "/index"].flatMap((folder) =>
  Object.keys(LOADERS).map((extension) => folder + extension),
);

/**
 * Reads a component of the site with those that it imports, and finds something of Docusaurus that they need and that
 * does not exist here. Looks into no package.
 *
 * @param name of the component's module, as the file imports it
 */
export async function readComponent(
  name: string,
  location: { page: PageLocation; file: string },
  modules: DocusaurusModules,
): Promise<ComponentFacts> {
  const { page, file } = location;
  const files = new Set<string>();
  const find = async (candidates: readonly string[]) => {
    for (const candidate of candidates) {
      if ((await page.files.read(candidate)) !== undefined) return candidate;
    }
    return undefined;
  };
  const asSite: Plugin = {
    name: "site",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /.*/ }, async ({ path: request, importer }) => {
        if (request in modules) return { path: request, namespace: "docusaurus" };
        const candidates = candidatesOf(request, { page, file: importer || file });
        const found = await find(candidates);
        if (found) return { path: found, namespace: "site" };
        if (!OF_DOCUSAURUS.test(request)) return { path: request, external: true };
        for (const candidate of candidates) files.add(candidate);
        return { errors: [{ text: `No module "${request}"` }] };
      });
      onLoad({ filter: /.*/, namespace: "docusaurus" }, ({ path: request }) => {
        const names = modules[request] ?? [];
        return { contents: `let a;export{${names.map((exported) => `a as ${exported}`)}}` };
      });
      onLoad({ filter: /.*/, namespace: "site" }, async ({ path: found }) => {
        files.add(found);
        const loader = LOADERS[path.extname(found)] ?? "js";
        return { contents: (await page.files.read(found)) ?? "", loader };
      });
    },
  };
  try {
    const options = { bundle: true, write: false, logLevel: "silent", jsx: "automatic" } as const;
    await build({ ...options, entryPoints: [name], plugins: [asSite] });
    return { files: [...files] };
  } catch (error) {
    const { errors = [] } = error as { errors?: Message[] };
    return { files: [...files], obstacle: errors.flatMap(({ text }) => needOf(text) ?? [])[0] };
  }
}

/** Returns the files that a request can mean. A component of the theme may be one that the site adds. */
function candidatesOf(
  request: string,
  { page, file }: { page: PageLocation; file: string },
): string[] {
  const theme = /^@theme\/(.*)$/.exec(request)?.[1];
  const names = /^(?:\.{1,2}\/|@site\/)/.test(request)
    ? filesNamed(request, { page, file })
    : theme === undefined
      ? []
      : siteFolders(page.contentRoot).map((folder) => path.join(folder, "src/theme", theme));
  return names
    .flatMap((name) => ["", ...ENDINGS].map((ending) => name + ending))
    .filter((name) => path.extname(name) in LOADERS);
}

/** Returns what is missing, from an error of esbuild. Other errors are those of webpack. */
function needOf(text: string): string | undefined {
  const [, module, name] =
    /^No (?:matching export in "docusaurus:([^"]+)" for import|module) "(.+)"$/.exec(text) ?? [];
  return module ? `${name} of ${module}` : name;
}
