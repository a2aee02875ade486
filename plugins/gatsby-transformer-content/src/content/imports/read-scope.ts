import path from "node:path";
import type {
  Directive,
  Expression,
  ImportDeclaration,
  ImportSpecifier,
  ModuleDeclaration,
  Statement,
} from "estree";
import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import type { FilePosition, ProblemDetails } from "../../../../../packages/problems";
import { closest, projectPath } from "../../../../../packages/problems";
import { findingsOf, report } from "../content-file";
import { expressionOf, namesIn } from "../source/javascript";
import { staticValue } from "../static-value";
import type { JsxElement } from "../tree";
import { eachNode, isExpression, isJsx } from "../tree";
import type { Json } from "../types";
import { toAttribute } from "./attributes";
import {
  attributeCode,
  computedImport,
  findMissingModule,
  findNamedModules,
  findRefusedImport,
  missingFile,
} from "./check-module";
import type { InlinedFile, Scope } from "./inlined-file";
import { resolveAsset, resolveFile } from "./inlined-file";
import {
  isAsset,
  KNOWN_COMPONENTS,
  KNOWN_FUNCTIONS,
  kindOfModule,
  RUNNING_MODULES,
} from "./known-modules";
import { readComponent } from "./read-component";

/** Reads what a file's imports and exported constants define. Reports missing files. */
export async function readScope(tree: Root, inlined: InlinedFile): Promise<Scope> {
  const named = findNamedModules(tree);
  const required = new Map<string, string>();
  for (const { name = "" } of named) {
    if (isAsset(name)) required.set(name, await resolveAsset(name, inlined));
  }
  const scope: Scope = {
    values: new Map(inlined.values),
    functions: new Map([["require", (name) => required.get(name)]]),
    components: new Map(),
    partials: new Map(),
    assets: new Map(),
    own: new Set(),
  };
  for (const statement of statementsOf(tree)) {
    if (statement.type === "ImportDeclaration") await readImport(statement, scope, inlined);
    else if (isConstants(statement)) readConstants(statement, scope);
  }
  for (const { name, ...place } of named) {
    const problem = name === undefined ? computedImport() : findRefusedImport(name, inlined);
    if (problem) reportAt(place, inlined, problem);
  }
  return scope;
}

type Constants = Extract<TopStatement, { type: "ExportNamedDeclaration" }> & {
  declaration: { type: "VariableDeclaration" };
};

/** Returns whether a statement only exports constants with static values. */
export function isConstants(statement: TopStatement): statement is Constants {
  return (
    statement.type === "ExportNamedDeclaration" &&
    statement.declaration?.type === "VariableDeclaration" &&
    statement.declaration.kind === "const" &&
    statement.declaration.declarations.every(({ init }) => staticValue(init) !== undefined)
  );
}

/** Reads `export const name = "literal"`. */
function readConstants({ declaration }: Constants, { values }: Scope): void {
  for (const { id, init } of declaration.declarations) {
    const value = staticValue(init);
    if (id.type === "Identifier" && value !== undefined) values.set(id.name, value);
  }
}

async function readImport(
  statement: ImportDeclaration,
  scope: Scope,
  inlined: InlinedFile,
): Promise<void> {
  if (isBuiltInData(statement)) return;
  await nameThemeOfSite(statement, inlined);
  const name = String(statement.source.value);
  const problem =
    findRefusedImport(name, inlined) ?? (await addImport(statement, name, scope, inlined));
  if (problem) reportAt(positionOfStatement(statement), inlined, problem);
}

/** Adds the names of an import to the scope, or returns what is wrong with it. */
async function addImport(
  statement: ImportDeclaration,
  name: string,
  scope: Scope,
  inlined: InlinedFile,
): Promise<ProblemDetails | undefined> {
  const local = defaultName(statement);
  const kind = kindOfModule(name);
  if (kind === "theme") return addTheme(name, local, scope);
  if (kind === "code") {
    // Webpack loads it.
    for (const specifier of statement.specifiers) scope.own.add(specifier.local.name);
    return (await findMissingModule(name, inlined)) ?? findMissingPart(statement, name, inlined);
  }
  if (!local) return undefined;
  if (kind === "function") scope.functions.set(local, withSlash);
  else if (kind === "asset") scope.assets.set(local, await resolveAsset(name, inlined));
  else return addFile({ name, local, kind }, scope, inlined);
  return undefined;
}

/** Returns the problem of an import, or of a component, that needs a part of Docusaurus that does not exist here. */
async function findMissingPart(
  { specifiers }: ImportDeclaration,
  name: string,
  inlined: InlinedFile,
): Promise<ProblemDetails | undefined> {
  const modules = inlined.page.docusaurusModules ?? {};
  const exported = modules[name];
  const missing = specifiers.flatMap((specifier) =>
    specifier.type === "ImportSpecifier" && !exported?.includes(importedName(specifier))
      ? importedName(specifier)
      : [],
  )[0];
  if (exported && missing !== undefined) return missingPart(name, `${missing} of ${name}`);
  if (!inlined.page.docusaurusModules || !/^(?:\.{1,2}\/|@site\/)/.test(name)) return undefined;
  const { files, obstacle } = await readComponent(name, inlined, modules);
  // The page is read again when one of them changes.
  for (const file of files) findingsOf(inlined.vfile).inclusions.add(file);
  return obstacle === undefined ? undefined : missingPart(name, obstacle);
}

function importedName({ imported }: ImportSpecifier): string {
  return imported.type === "Identifier" ? imported.name : String(imported.value);
}

function missingPart(value: string, part: string): ProblemDetails {
  return {
    code: "content/unknown-import",
    severity: "error",
    message: `This needs ${part}, which does not exist here.`,
    value,
    hint: "Write it without that part of Docusaurus.",
  };
}

/** URLs without a leading slash start at the site's root. */
function withSlash(url: string): string {
  return /^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(url) ? url : `/${url}`;
}

/** Names the file of a component that the site adds to Docusaurus' theme, which is code as any other. */
async function nameThemeOfSite({ source }: ImportDeclaration, inlined: InlinedFile): Promise<void> {
  const name = String(source.value);
  if (!name.startsWith("@theme/") || name in KNOWN_COMPONENTS || RUNNING_MODULES.includes(name)) {
    return;
  }
  const file = name.replace("@theme/", "@site/src/theme/");
  if (await findMissingModule(file, inlined)) return;
  source.value = file;
  source.raw = JSON.stringify(file);
}

function addTheme(
  name: string,
  local: string | undefined,
  { components }: Scope,
): ProblemDetails | undefined {
  const known = KNOWN_COMPONENTS[name.replace("@theme-original/", "@theme/")];
  if (known && local) {
    components.set(local, known);
    return undefined;
  }
  const modules = [...Object.keys(KNOWN_COMPONENTS), ...KNOWN_FUNCTIONS, ...RUNNING_MODULES];
  const near = closest(name, modules);
  return {
    code: "content/unknown-import",
    severity: "error",
    message: "This Docusaurus module is not supported.",
    value: name,
    hint: known
      ? `Write \`import ${known} from '${name}'\`.`
      : `${near ? `Did you mean "${near}"? ` : ""}Supported: ${modules.join(", ")}.`,
  };
}

/** Adds a partial, or a file that is shown as text. */
async function addFile(
  { name, local, kind }: { name: string; local: string; kind: "text" | "partial" },
  scope: Scope,
  inlined: InlinedFile,
): Promise<ProblemDetails | undefined> {
  const file = await resolveFile(name.replace("!!raw-loader!", ""), inlined);
  findingsOf(inlined.vfile).inclusions.add(file);
  const { read, list } = inlined.page.files;
  const text = await read(file);
  if (text === undefined) {
    const others = (await list(path.dirname(file))).filter((other) =>
      kind === "partial" ? /\.mdx?$/.test(other) : path.extname(other) === path.extname(file),
    );
    const code = kind === "partial" ? "content/missing-partial" : "content/missing-file";
    return missingFile(code, name, file, others);
  }
  if (kind === "partial" && inlined.stack.includes(file)) {
    return {
      code: "content/circular-partial",
      severity: "error",
      message: "The partial includes itself.",
      value: [...inlined.stack.slice(inlined.stack.indexOf(file)), file]
        .map(projectPath)
        .join(" → "),
      hint: "Move the shared content to another partial.",
    };
  }
  if (kind === "text") scope.values.set(local, text.replace(/\n$/, ""));
  else scope.partials.set(local, file);
  return undefined;
}

function reportAt(place: FilePosition, inlined: InlinedFile, finding: ProblemDetails): void {
  const isPartial = inlined.file !== inlined.page.path;
  report(inlined.vfile, isPartial ? { ...place, file: projectPath(inlined.file) } : place, finding);
}

/** A top-level statement of a module. */
export type TopStatement = Statement | ModuleDeclaration | Directive;

/** Returns the statements of a page's imports and exports. */
export function statementsOf(tree: Root): TopStatement[] {
  return esmNodes(tree).flatMap(({ data }) => data?.estree?.body ?? []);
}

/** Removes statements and nodes that become empty. */
export function dropStatements(tree: Root, isDropped: (statement: TopStatement) => boolean): void {
  for (const { data } of esmNodes(tree)) {
    if (data?.estree) data.estree.body = data.estree.body.filter((one) => !isDropped(one));
  }
  dropEmptyModules(tree);
}

/** Removes the nodes of imports and exports that contain none. */
export function dropEmptyModules(tree: Root): void {
  tree.children = tree.children.filter(
    (node) => node.type !== "mdxjsEsm" || node.data?.estree?.body.length !== 0,
  );
}

function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node): node is MdxjsEsm => node.type === "mdxjsEsm");
}

/** Returns the position of a statement. ESTree columns are 0-based. */
function positionOfStatement({ loc }: TopStatement): FilePosition {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** Returns the local name of a default import, if it is the only specifier. */
export function defaultName({ specifiers }: ImportDeclaration): string | undefined {
  const [first] = specifiers;
  const isDefault = specifiers.length === 1 && first?.type === "ImportDefaultSpecifier";
  return isDefault ? first.local.name : undefined;
}

/** Returns the names that code which still has to run uses, except in ignored statements, and those of elements. */
export function remainingNames(
  tree: Root,
  isIgnored: (statement: TopStatement) => boolean,
): { inCode: Set<string>; elements: Set<string> } {
  const code: unknown[] = statementsOf(tree).filter((statement) => !isIgnored(statement));
  const elements = new Set<string>();
  eachNode(tree, (node) => {
    if (isExpression(node)) code.push(node.data?.estree);
    if (!isJsx(node)) return;
    code.push(...attributeCode(node.attributes));
    const [name = ""] = (node.name ?? "").split(".");
    if (/^[A-Z]/.test(name)) elements.add(name);
  });
  return { inCode: namesIn(code), elements };
}

/** Props that Docusaurus needs and this site does not: component, prop, source. */
const BUILT_IN_DATA = [
  ["DocCardList", "items", "useCurrentSidebarCategory"],
  ["TOCInline", "toc", "toc"],
] as const;

/**
 * Removes props with data that components here get by themselves: `<TOCInline toc={toc} />`,
 * `<DocCardList items={useCurrentSidebarCategory().items} />`. Of `toc.slice(1)`, the arguments remain.
 */
export function dropBuiltInData(node: JsxElement, { components }: Scope): void {
  const name = components.get(node.name ?? "") ?? node.name;
  for (const [component, prop, source] of BUILT_IN_DATA) {
    if (name !== component) continue;
    node.attributes = node.attributes.flatMap((attribute) => {
      if (attribute.type !== "mdxJsxAttribute" || attribute.name !== prop) return [attribute];
      const { value } = attribute;
      if (typeof value !== "object" || !namesIn(value?.data?.estree).has(source)) {
        return [attribute];
      }
      const part = sliceOf(expressionOf(value?.data?.estree), source);
      return part ? [toAttribute("slice", part)] : [];
    });
  }
}

/** Returns the arguments of `source.slice(1)`. */
function sliceOf(code: Expression | undefined, source: string): Json | undefined {
  if (code?.type !== "CallExpression" || code.callee.type !== "MemberExpression") return undefined;
  const { object, property } = code.callee;
  const isSlice =
    object.type === "Identifier" &&
    object.name === source &&
    property.type === "Identifier" &&
    property.name === "slice";
  return isSlice ? code.arguments.map((argument) => staticValue(argument) ?? null) : undefined;
}

/** Returns whether an import only provides data for such props. */
export function isBuiltInData({ specifiers }: ImportDeclaration): boolean {
  const sources = new Set<string>(BUILT_IN_DATA.map(([, , source]) => source));
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (specifier) =>
        specifier.type === "ImportSpecifier" &&
        specifier.imported.type === "Identifier" &&
        sources.has(specifier.imported.name),
    )
  );
}
