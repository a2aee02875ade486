import path from "node:path";
import type { ExportDefaultDeclaration, Expression, Program } from "estree";
import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import type { VFile } from "vfile";
import type { FilePosition, ProblemDetails } from "../../../../../packages/problems";
import { report } from "../content-file";
import { definedNames } from "../source/javascript";
import { positionOf, replaceNodes } from "../tree";
import { relativePath } from "./inlined-file";
import type { TopStatement } from "./read-scope";
import { dropEmptyModules, statementsOf } from "./read-scope";

/** Makes relative imports that remain in a partial relative to the including file. */
export function rebaseImports(tree: Root, from: string, to: string): void {
  for (const statement of statementsOf(tree)) {
    if (statement.type !== "ImportDeclaration") continue;
    const name = String(statement.source.value);
    if (!name.startsWith(".")) continue;
    statement.source.value = relativePath(to, path.resolve(path.dirname(from), name));
    statement.source.raw = JSON.stringify(statement.source.value);
  }
}

/**
 * Gives a name to what a partial exports by default, and returns whether it does. MDX calls it the layout of
 * the file: a component that gets the content as its children.
 */
export function nameLayout(tree: Root, name: string): boolean {
  let isFound = false;
  replaceStatements(tree, (statement) => {
    if (statement.type !== "ExportDefaultDeclaration") return [statement];
    isFound = true;
    return namedExport(statement, name);
  });
  return isFound;
}

/** Returns `export const name = …`, after the declaration itself if it has a name of its own. */
function namedExport({ declaration }: ExportDefaultDeclaration, name: string): Program["body"] {
  const isDeclared =
    declaration.type === "FunctionDeclaration" || declaration.type === "ClassDeclaration";
  if (!isDeclared) return [constant(name, declaration)];
  if (declaration.id) {
    const own = { ...declaration, id: declaration.id };
    return [
      { type: "ExportNamedDeclaration", declaration: own, specifiers: [], attributes: [] },
      constant(name, own.id),
    ];
  }
  return [
    constant(
      name,
      declaration.type === "FunctionDeclaration"
        ? { ...declaration, type: "FunctionExpression" }
        : { ...declaration, type: "ClassExpression" },
    ),
  ];
}

function constant(name: string, init: Expression): Program["body"][number] {
  const id = { type: "Identifier", name } as const;
  return {
    type: "ExportNamedDeclaration",
    specifiers: [],
    attributes: [],
    declaration: {
      type: "VariableDeclaration",
      kind: "const",
      declarations: [{ type: "VariableDeclarator", id, init }],
    },
  };
}

/**
 * Moves the imports and exports that remain to the top of the page, each of them once. Reports a name that
 * means different things in the page and its partials, which are one module here.
 */
export function hoistModules(tree: Root, vfile: VFile): void {
  const modules: MdxjsEsm[] = [];
  replaceNodes(tree, (node) => {
    if (node.type !== "mdxjsEsm") return undefined;
    modules.push(node);
    return [];
  });
  tree.children.unshift(...modules);
  const known = new Map<string, string>();
  replaceStatements(tree, (statement, node) => {
    const isNew = (name: string, origin: string) => {
      const other = known.get(name);
      known.set(name, origin);
      if (other !== undefined && other !== origin) report(vfile, node, nameClash(name));
      return other === undefined;
    };
    if (statement.type === "ImportDeclaration") {
      const { specifiers } = statement;
      const source = String(statement.source.value);
      statement.specifiers = specifiers.filter((specifier) =>
        isNew(specifier.local.name, `${source} ${importedName(specifier)}`),
      );
      return specifiers.length > 0 && statement.specifiers.length === 0 ? [] : [statement];
    }
    const { file = "" }: FilePosition = positionOf(node);
    const origin = `${file} ${node.value} ${JSON.stringify(statement.loc)}`;
    const names = definedNames([statement]).filter((name) => !isNew(name, origin));
    return names.length > 0 ? [] : [statement];
  });
  dropEmptyModules(tree);
}

type Specifier = Extract<TopStatement, { type: "ImportDeclaration" }>["specifiers"][number];

function importedName(specifier: Specifier): string {
  if (specifier.type !== "ImportSpecifier") return specifier.type;
  const { imported } = specifier;
  return imported.type === "Identifier" ? imported.name : String(imported.value);
}

function nameClash(value: string): ProblemDetails {
  return {
    code: "content/name-clash",
    severity: "error",
    message: "The page and its partials use one name for different things.",
    value,
    hint: "Rename it in one of the files.",
  };
}

function replaceStatements(
  tree: Root,
  replace: (statement: TopStatement, node: MdxjsEsm) => TopStatement[],
): void {
  for (const node of tree.children) {
    const estree = node.type === "mdxjsEsm" ? node.data?.estree : undefined;
    if (node.type !== "mdxjsEsm" || !estree) continue;
    estree.body = estree.body.flatMap((statement) => replace(statement, node));
  }
}
