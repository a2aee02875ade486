import path from "node:path";
import type { Loader, Message, Plugin } from "esbuild";
import { build } from "esbuild";
import { siteFolders } from "../../../../../packages/contained-files";
import type { DocusaurusModules, PageLocation } from "../content-file";
import { filesNamed } from "./inlined-file";

/** What a component of the site consists of. */
interface ComponentFacts {
  /** Files of the site that were read. A change of one of them can change the obstacle. */
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
  const find = async (request: string, importer: string) => {
    for (const candidate of candidatesOf(request, { page, file: importer })) {
      for (const found of ["", ...ENDINGS].map((ending) => candidate + ending)) {
        const text = path.extname(found) in LOADERS ? await page.files.read(found) : undefined;
        if (text !== undefined) return found;
      }
    }
    return undefined;
  };
  const asSite: Plugin = {
    name: "site",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /.*/ }, async ({ path: request, importer }) => {
        if (request in modules) return { path: request, namespace: "docusaurus" };
        const found = await find(request, importer || file);
        if (found) return { path: found, namespace: "site" };
        if (OF_DOCUSAURUS.test(request)) return { errors: [{ text: `No module "${request}"` }] };
        return { path: request, external: true };
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

/** Files without a name of a component of Docusaurus' theme are added to it by the site. */
function candidatesOf(request: string, { page, file }: { page: PageLocation; file: string }) {
  if (/^(?:\.{1,2}\/|@site\/)/.test(request)) return filesNamed(request, { page, file });
  const theme = /^@theme\/(.*)$/.exec(request)?.[1];
  return theme === undefined
    ? []
    : siteFolders(page.contentRoot).map((folder) => path.join(folder, "src/theme", theme));
}

/** Returns what is missing, from an error of esbuild. Other errors are those of webpack. */
function needOf(text: string): string | undefined {
  const [, module, name] =
    /^No (?:matching export in "docusaurus:([^"]+)" for import|module) "(.+)"$/.exec(text) ?? [];
  return module ? `${name} of ${module}` : name;
}
