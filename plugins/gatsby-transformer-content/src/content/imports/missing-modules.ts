import { createRequire } from "node:module";
import path from "node:path";
import { siteFolders } from "../../../../../packages/contained-files";
import { didYouMean, projectPath } from "../../../../../packages/problems";
import type { UnlocatedProblem } from "../content-file";
import { RUNNING_MODULES } from "./known-modules";
import type { InlinedFile } from "./unit";

/** Extensions that webpack adds to module names. */
export const MODULE_ENDINGS = ["", ".mjs", ".cjs", ".js", ".jsx", ".ts", ".tsx", ".json", ".wasm"];

/** Finds imports of missing modules, which otherwise only webpack reports during a build. */
export async function findMissingModule(
  name: string,
  unit: InlinedFile,
): Promise<UnlocatedProblem | undefined> {
  if (name.includes("!") || RUNNING_MODULES.includes(name)) return undefined;
  return /^(?:\.{0,2}\/|@site\/)/.test(name)
    ? findMissingFile(name, unit)
    : findMissingPackage(name, unit);
}

async function findMissingFile(
  name: string,
  unit: InlinedFile,
): Promise<UnlocatedProblem | undefined> {
  const { list } = unit.page.files;
  const candidates = filesNamed(name.replace(/[?#].*$/, ""), unit);
  for (const file of candidates) {
    const around = await list(path.dirname(file));
    if (MODULE_ENDINGS.some((ending) => around.includes(path.basename(file) + ending)))
      return undefined;
  }
  const [file = name] = candidates;
  const around = await list(path.dirname(file));
  const modules = around.filter((other) => MODULE_ENDINGS.indexOf(path.extname(other)) > 0);
  const others = path.extname(file) ? modules : modules.map((other) => path.parse(other).name);
  return missingFile("content/missing-module", name, file, others);
}

/** Returns the possible paths of a file: `@site/` is the content folder or its parent. */
export function filesNamed(name: string, { page, file }: InlinedFile): string[] {
  if (!name.startsWith("@site/")) return [path.resolve(path.dirname(file), name)];
  const below = name.slice("@site/".length);
  return siteFolders(page.root).map((root) => path.join(root, below));
}

async function findMissingPackage(
  name: string,
  { page }: InlinedFile,
): Promise<UnlocatedProblem | undefined> {
  const [scope = "", rest = ""] = name.split("/");
  const folder = scope.startsWith("@") ? `${scope}/${rest}` : scope;
  const places = [page.path, path.resolve("package.json")].flatMap(
    (from) => createRequire(from).resolve.paths(name) ?? [],
  );
  const { list } = page.files;
  const searched = await Promise.all(places.map(list));
  // Node's built-in modules have no search paths. Without a package folder there is nothing to
  // check.
  if (searched.every((packages) => packages.length === 0)) return undefined;
  const found = await Promise.all(places.map((place) => list(path.join(place, folder))));
  if (found.some((files) => files.length > 0)) return undefined;
  return {
    code: "content/missing-module",
    severity: "error",
    message: `The package "${folder}" is not installed.`,
    value: name,
    hint: `Install it (npm install ${folder}), or start the path of a file with "./" or "@site/".`,
  };
}

/**
 * Creates the problem for an import of a missing file.
 *
 * @param file absolute path that the name resolves to
 * @param others names to suggest
 */
export function missingFile(
  code: UnlocatedProblem["code"],
  name: string,
  file: string,
  others: readonly string[],
): UnlocatedProblem {
  return {
    code,
    severity: "error",
    message: `File not found: ${projectPath(file)}.`,
    value: name,
    hint:
      others.length > 0
        ? didYouMean(path.basename(file), others)
        : "Write the path relative to this file, or start it with @site/.",
  };
}
