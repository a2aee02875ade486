import { existsSync } from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import type { Node, Program } from "estree";
import type { Root } from "mdast";
import { containedFile, siteFolders } from "../../../../../packages/contained-files";
import { foldersAround, siteModuleFolders } from "../../../../../packages/module-folders";
import type { ProblemDetails } from "../../../../../packages/problems";
import { didYouMean, findJsonError, projectPath } from "../../../../../packages/problems";
import { eachSyntaxNode } from "../source/javascript";
import { staticValue } from "../static-value";
import type { JsxElement, TreeNode } from "../tree";
import { eachNode, isJsx } from "../tree";
import type { InlinedFile } from "./inlined-file";
import { filesNamed } from "./inlined-file";
import { RUNNING_MODULES } from "./known-modules";

/** The only webpack loader that pages may name. Docusaurus sites show source files with it. */
const ALLOWED_LOADER = /^!!raw-loader!(?=[^!]+$)/;

/** Modules of Node.js that webpack replaces by packages for browsers. */
const BROWSER_MODULES =
  "assert buffer events path process punycode querystring string_decoder url util".split(" ");

const HINTS = {
  loader: "Import the file itself, or write !!raw-loader! before its path to show it as text.",
  data: "Write the data into the page, or import a JSON file of the site.",
  copy: "Keep a copy of the file in the content folder, and import that.",
  hidden: "Give the file a name without a leading dot if it may be published.",
};

/**
 * Returns the problem of an import that could publish a file from outside the site: other
 * loaders, paths that lead out of the site, hidden files, and modules that read files.
 */
export function findRefusedImport(name: string, inlined: InlinedFile): ProblemDetails | undefined {
  if (name.includes("!") && !ALLOWED_LOADER.test(name)) {
    return refused(name, "Pages cannot name webpack loaders, except !!raw-loader!.", HINTS.loader);
  }
  const target = name.replace(ALLOWED_LOADER, "").replace(/[?#].*$/s, "");
  if (isBuiltin(target) && !BROWSER_MODULES.includes(target)) {
    return refused(
      name,
      "Pages cannot import modules of Node.js, which run in the build.",
      HINTS.data,
    );
  }
  if (/^[a-z][a-z0-9+.-]+:/i.test(target)) {
    return refused(name, "Pages cannot import from a URL.", HINTS.copy);
  }
  const isPath = /^(?:\.{0,2}[/\\]|@site\/|\.{1,2}$)/.test(target) || path.isAbsolute(target);
  if (!isPath && /(?:^|[/\\])\.\.(?:[/\\]|$)/.test(target)) {
    return refused(name, "The path leads out of the package.", HINTS.copy);
  }
  // With a loader or a query, the name of a package can be that of a file in it.
  return isPath || name !== target ? findOutsideFile(name, target, inlined) : undefined;
}

function findOutsideFile(
  name: string,
  target: string,
  inlined: InlinedFile,
): ProblemDetails | undefined {
  const folders = siteFolders(inlined.page.contentRoot);
  // Webpack looks for `/x` below the folders of the site, and then in the whole file system.
  const elsewhere = target.startsWith("/")
    ? [target].filter((file) => MODULE_ENDINGS.some((ending) => existsSync(file + ending)))
    : [];
  for (const file of [...filesNamed(target, inlined), ...elsewhere]) {
    for (const ending of MODULE_ENDINGS) {
      const { realPath, name: inside } = containedFile(file + ending, folders);
      if (inside === undefined) {
        const message = `The file is outside the site: ${realPath}.`;
        return { ...refused(name, message, HINTS.copy), code: "content/outside-root" };
      }
      if (/(?:^|[/\\])\.[^/\\]/.test(inside)) {
        const message = `Pages cannot import hidden files: ${projectPath(realPath)}.`;
        return { ...refused(name, message, HINTS.hidden), code: "content/outside-root" };
      }
    }
  }
  return undefined;
}

function refused(value: string, message: string, hint: string): ProblemDetails {
  return { code: "content/refused-import", severity: "error", message, value, hint };
}

interface NamedModule {
  /** Undefined if the name is computed. */
  name: string | undefined;
  /** Position of the code, 1-based. */
  line: number;
  column: number;
}

/**
 * Finds the modules that code in a page names: exports from other modules, `require()`, `import()`
 * and `new URL()`. Import declarations are read elsewhere.
 */
export function findNamedModules(tree: Root): NamedModule[] {
  const found: NamedModule[] = [];
  eachNode(tree, (node) => {
    for (const code of codeOf(node)) {
      eachSyntaxNode(code, (part) => {
        const source = sourceOf(part);
        if (source === undefined) return;
        const value = staticValue(source);
        const { line = 1, column = 0 } = part.loc?.start ?? node.position?.start ?? {};
        const name = value === undefined ? undefined : String(value);
        found.push({ name, line, column: part.loc ? column + 1 : Math.max(1, column) });
      });
    }
  });
  return found;
}

function codeOf(node: TreeNode): unknown[] {
  if (isJsx(node)) return attributeCode(node.attributes);
  const { estree } = (node.data ?? {}) as { estree?: Program | null };
  return [estree];
}

/** Returns the code of an element's attributes. */
export function attributeCode(attributes: JsxElement["attributes"]): unknown[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute") return [attribute.data?.estree];
    const { value } = attribute;
    return typeof value === "object" && value !== null ? [value.data?.estree] : [];
  });
}

/** Returns the syntax node that names a module. */
function sourceOf(node: Node): Node | undefined {
  switch (node.type) {
    case "ExportAllDeclaration":
    case "ExportNamedDeclaration":
      return node.source ?? undefined;
    case "ImportExpression":
      return node.source;
    case "CallExpression":
      return isRequire(node.callee) ? node.arguments[0] : undefined;
    case "NewExpression": {
      const isUrl = node.callee.type === "Identifier" && node.callee.name === "URL";
      return isUrl && node.arguments[1]?.type === "MemberExpression"
        ? node.arguments[0]
        : undefined;
    }
    default:
      return undefined;
  }
}

/** Matches `require` and its methods, such as `require.context`. */
function isRequire(callee: Node): boolean {
  if (callee.type === "MemberExpression") return isRequire(callee.object);
  return callee.type === "Identifier" && callee.name === "require";
}

/** Returns the problem of a computed module name. */
export function computedImport(): ProblemDetails {
  return refused("…", "The name of the imported file is computed.", "Write the path as text.");
}

/** Extensions that webpack adds to module names. */
const MODULE_ENDINGS = ["", ".mjs", ".cjs", ".js", ".jsx", ".ts", ".tsx", ".json", ".wasm"];

/** Finds imports of missing modules and of invalid JSON, which otherwise only webpack reports in a build. */
export async function findMissingModule(
  name: string,
  inlined: InlinedFile,
): Promise<ProblemDetails | undefined> {
  if (name.includes("!") || RUNNING_MODULES.includes(name)) return undefined;
  return /^(?:\.{0,2}\/|@site\/)/.test(name)
    ? findMissingFile(name, inlined)
    : findMissingPackage(name, inlined);
}

async function findMissingFile(
  name: string,
  inlined: InlinedFile,
): Promise<ProblemDetails | undefined> {
  const { list } = inlined.page.files;
  const candidates = filesNamed(name.replace(/[?#].*$/, ""), inlined);
  for (const file of candidates) {
    const siblings = await list(path.dirname(file));
    const ending = MODULE_ENDINGS.find((end) => siblings.includes(path.basename(file) + end));
    if (ending !== undefined) return findInvalidJson(name, file + ending, inlined);
  }
  const [file = name] = candidates;
  const siblings = await list(path.dirname(file));
  const modules = siblings.filter((other) => {
    const ending = path.extname(other);
    return ending !== "" && MODULE_ENDINGS.includes(ending);
  });
  const others = path.extname(file) ? modules : modules.map((other) => path.parse(other).name);
  return missingFile("content/missing-module", name, file, others);
}

async function findInvalidJson(
  name: string,
  file: string,
  { page }: InlinedFile,
): Promise<ProblemDetails | undefined> {
  if (!file.endsWith(".json")) return undefined;
  const error = findJsonError((await page.files.read(file)) ?? "null");
  if (!error) return undefined;
  const { reason, line, column } = error;
  return {
    code: "content/invalid-json",
    severity: "error",
    message: `${projectPath(file)}:${line}:${column} is not valid JSON: ${reason}.`,
    value: name,
    hint: "Correct the file. JSON needs double quotes, and has no comments and no comma after the last value.",
  };
}

async function findMissingPackage(
  name: string,
  { page }: InlinedFile,
): Promise<ProblemDetails | undefined> {
  const [scope = "", rest = ""] = name.split("/");
  const folder = scope.startsWith("@") ? `${scope}/${rest}` : scope;
  if (isBuiltin(name)) return undefined;
  // Webpack starts at the real path of a page below a symbolic link.
  const { realPath } = containedFile(page.path, []);
  const places = [...foldersAround(path.dirname(realPath)), ...siteModuleFolders(page.contentRoot)];
  const { list } = page.files;
  const searched = await Promise.all(places.map(list));
  // Without a package folder there is nothing to check.
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
  code: ProblemDetails["code"],
  name: string,
  file: string,
  others: readonly string[],
): ProblemDetails {
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
