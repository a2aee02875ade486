import path from "node:path";
import type { Directive, ImportDeclaration, ModuleDeclaration, Program, Statement } from "estree";
import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import type { Place } from "../../../../../packages/problems";
import { closest, projectPath } from "../../../../../packages/problems";
import type { UnlocatedProblem } from "../content-file";
import { findingsOf, report } from "../content-file";
import { namesIn } from "../source/javascript";
import { staticValue } from "../static-value";
import type { JsxElement } from "../tree";
import { eachNode, isExpression, isJsx } from "../tree";
import type { Json } from "../types";
import { KNOWN_COMPONENTS, KNOWN_FUNCTIONS, kindOfModule, RUNNING_MODULES } from "./known-modules";
import { findMissingModule, missingFile } from "./missing-modules";
import {
  attributeCode,
  computedImport,
  findNamedModules,
  findRefusedImport,
} from "./refused-imports";
import type { InlinedFile, Scope } from "./unit";
import { resolveFile, resolveUrl } from "./unit";

interface OpenScope {
  values: Map<string, Json>;
  functions: Map<string, (text: string) => string>;
  components: Map<string, string>;
  partials: Map<string, string>;
  assets: Map<string, string>;
  own: Set<string>;
}

/** Reads what a file's imports and exported constants define. Reports missing files. */
export async function readScope(tree: Root, unit: InlinedFile): Promise<Scope> {
  const scope: OpenScope = {
    values: new Map(unit.values),
    functions: new Map([["require", (name: string) => name]]),
    components: new Map(),
    partials: new Map(),
    assets: new Map(),
    own: new Set(),
  };
  for (const statement of statementsOf(tree)) {
    if (statement.type === "ImportDeclaration") await readImport(statement, scope, unit);
    else readConstants(statement, scope);
  }
  for (const { name, ...place } of findNamedModules(tree)) {
    const problem = name === undefined ? computedImport() : findRefusedImport(name, unit);
    if (problem) reportAt(place, unit, problem);
  }
  return scope;
}

/** Reads `export const name = "literal"`. */
function readConstants(statement: TopStatement, { values }: OpenScope): void {
  if (!isConstants(statement)) return;
  for (const { id, init } of statement.declaration.declarations) {
    const read = staticValue(init);
    if (id.type === "Identifier" && read.known) values.set(id.name, read.value);
  }
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
    statement.declaration.declarations.every(({ init }) => staticValue(init).known)
  );
}

async function readImport(
  statement: ImportDeclaration,
  scope: OpenScope,
  unit: InlinedFile,
): Promise<void> {
  const name = String(statement.source.value);
  const local = defaultName(statement);
  const kind = kindOfModule(name);
  if (isBuiltInData(statement)) return;
  const refused = findRefusedImport(name, unit);
  if (refused) return reportImport(statement, unit, refused);
  if (kind === "theme") return readTheme(statement, scope, unit);
  if (kind === "code") await readCode(statement, scope, unit);
  if (!local) return;
  switch (kind) {
    case "function":
      scope.functions.set(local, withSlash);
      return;
    case "asset":
      scope.assets.set(local, resolveUrl(name, { page: unit.page, file: unit.file }));
      return;
    case "text":
    case "partial":
      return readFileImport({ statement, name, local, kind }, scope, unit);
  }
}

/** Checks that a module exists. Webpack loads it. */
async function readCode(
  statement: ImportDeclaration,
  { own }: OpenScope,
  unit: InlinedFile,
): Promise<void> {
  for (const { local } of statement.specifiers) own.add(local.name);
  const problem = await findMissingModule(String(statement.source.value), unit);
  if (problem) reportImport(statement, unit, problem);
}

/** URLs without a leading slash start at the site's root. */
function withSlash(url: string): string {
  return /^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(url) ? url : `/${url}`;
}

function readTheme(statement: ImportDeclaration, scope: OpenScope, unit: InlinedFile): void {
  const name = String(statement.source.value);
  const known = KNOWN_COMPONENTS[name.replace("@theme-original/", "@theme/")];
  const local = defaultName(statement);
  if (known && local) {
    scope.components.set(local, known);
    return;
  }
  const modules = [...Object.keys(KNOWN_COMPONENTS), ...KNOWN_FUNCTIONS, ...RUNNING_MODULES];
  const near = closest(name, modules);
  const hint = known
    ? `Write \`import ${known} from '${name}'\`.`
    : `${near ? `Did you mean "${near}"? ` : ""}Supported: ${modules.join(", ")}.`;
  reportImport(statement, unit, {
    code: "content/unknown-import",
    severity: "error",
    message: "This Docusaurus module is not supported.",
    value: name,
    hint,
  });
}

interface FileImport {
  statement: ImportDeclaration;
  name: string;
  local: string;
  kind: "text" | "partial";
}

async function readFileImport(
  { statement, name, local, kind }: FileImport,
  scope: OpenScope,
  unit: InlinedFile,
): Promise<void> {
  const file = await resolveFile(name.replace("!!raw-loader!", ""), unit);
  findingsOf(unit.vfile).inclusions.add(file);
  const text = await unit.page.files.read(file);
  if (text === undefined) {
    reportImport(statement, unit, await findMissing(name, file, kind, unit));
  } else if (kind === "text") scope.values.set(local, text.replace(/\n$/, ""));
  else if (unit.stack.includes(file)) {
    reportImport(statement, unit, {
      code: "content/circular-partial",
      severity: "error",
      message: "The partial includes itself.",
      value: [...unit.stack.slice(unit.stack.indexOf(file)), file].map(projectPath).join(" → "),
      hint: "Move the shared content to another partial.",
    });
  } else scope.partials.set(local, file);
}

async function findMissing(
  name: string,
  file: string,
  kind: "text" | "partial",
  { page }: InlinedFile,
): Promise<UnlocatedProblem> {
  const others = (await page.files.list(path.dirname(file))).filter((other) =>
    kind === "partial" ? /\.mdx?$/.test(other) : path.extname(other) === path.extname(file),
  );
  const code = kind === "partial" ? "content/missing-partial" : "content/missing-file";
  return missingFile(code, name, file, others);
}

function reportImport(
  statement: ImportDeclaration,
  unit: InlinedFile,
  finding: UnlocatedProblem,
): void {
  reportAt(positionOfStatement(statement), unit, finding);
}

function reportAt(place: Place, unit: InlinedFile, finding: UnlocatedProblem): void {
  const isPartial = unit.file !== unit.page.path;
  report(unit.vfile, isPartial ? { ...place, file: projectPath(unit.file) } : place, finding);
}

/** A top-level statement of a module. */
export type TopStatement = Statement | ModuleDeclaration | Directive;

/** Returns the statements of a page's imports and exports. */
function statementsOf(tree: Root): TopStatement[] {
  return esmNodes(tree).flatMap((node) => programOf(node)?.body ?? []);
}

/** Removes statements and nodes that become empty. */
export function dropStatements(tree: Root, isDropped: (statement: TopStatement) => boolean): void {
  for (const node of esmNodes(tree)) {
    const program = programOf(node);
    if (program) program.body = program.body.filter((statement) => !isDropped(statement));
  }
  const isEmpty = (node: MdxjsEsm) => programOf(node)?.body.length === 0;
  tree.children = tree.children.filter((node) => node.type !== "mdxjsEsm" || !isEmpty(node));
}

/** Returns the position of a statement. ESTree columns are 0-based. */
function positionOfStatement({ loc }: TopStatement): Place {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** Returns the local name of a default import, if it is the only specifier. */
export function defaultName({ specifiers }: ImportDeclaration): string | undefined {
  const [first] = specifiers;
  const isDefault = specifiers.length === 1 && first?.type === "ImportDefaultSpecifier";
  return isDefault ? first.local.name : undefined;
}

/** Returns the names used by code that still has to run, except in ignored statements. */
export function remainingNames(
  tree: Root,
  isIgnored: (statement: TopStatement) => boolean,
): Set<string> {
  const code: unknown[] = statementsOf(tree).filter((statement) => !isIgnored(statement));
  eachNode(tree, (node) => {
    if (isExpression(node)) code.push(node.data?.estree);
    if (isJsx(node)) code.push(...attributeCode(node.attributes));
  });
  const names = namesIn(code);
  eachNode(tree, (node) => {
    const [name = ""] = isJsx(node) ? (node.name ?? "").split(".") : [];
    if (/^[A-Z]/.test(name)) names.add(name);
  });
  return names;
}

function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node): node is MdxjsEsm => node.type === "mdxjsEsm");
}

function programOf(node: MdxjsEsm): Program | undefined {
  return node.data?.estree ?? undefined;
}

/** Props that Docusaurus needs and this site does not: component, prop, source. */
const BUILT_IN_DATA = [
  ["DocCardList", "items", "useCurrentSidebarCategory"],
  ["TOCInline", "toc", "toc"],
] as const;

/**
 * Removes props with data that components here get by themselves: `<TOCInline toc={toc} />`,
 * `<DocCardList items={useCurrentSidebarCategory().items} />`.
 */
export function dropBuiltInData(node: JsxElement, { components }: Scope): void {
  const name = components.get(node.name ?? "") ?? node.name;
  for (const [component, prop, source] of BUILT_IN_DATA) {
    if (name !== component) continue;
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== "mdxJsxAttribute" || attribute.name !== prop) return true;
      const { value } = attribute;
      return typeof value !== "object" || !namesIn(value?.data?.estree).has(source);
    });
  }
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
