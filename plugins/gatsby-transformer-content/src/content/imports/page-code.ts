import type { ImportDeclaration, Program, Statement, ModuleDeclaration, Directive } from "estree";
import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdx";
import type { Place } from "../../../../../packages/problems";
import { eachNode } from "../each-node";
import { isJsx } from "../element";
import type { JsxElement } from "../element";
import { namesIn } from "../source/names";

/** A statement at the top of a module. */
export type TopStatement = Statement | ModuleDeclaration | Directive;

/** The statements of a page's imports and exports. */
export function statementsOf(tree: Root): TopStatement[] {
  return esmNodes(tree).flatMap((node) => programOf(node)?.body ?? []);
}

/** Removes statements; a node without statements goes too. */
export function dropStatements(tree: Root, isDropped: (statement: TopStatement) => boolean): void {
  for (const node of esmNodes(tree)) {
    const program = programOf(node);
    if (program) program.body = program.body.filter((statement) => !isDropped(statement));
  }
  const isEmpty = (node: MdxjsEsm) => programOf(node)?.body.length === 0;
  tree.children = tree.children.filter((node) => node.type !== "mdxjsEsm" || !isEmpty(node));
}

/** Place of a statement in its file: parsers of JavaScript count columns from 0. */
export function placeOfStatement({ loc }: TopStatement): Place {
  return { line: loc?.start.line ?? 1, column: (loc?.start.column ?? 0) + 1 };
}

/** The name that an import gives to what a module exports by default, if it takes only that. */
export function defaultName({ specifiers }: ImportDeclaration): string | undefined {
  const [first] = specifiers;
  const isDefault = specifiers.length === 1 && first?.type === "ImportDefaultSpecifier";
  return isDefault ? first.local.name : undefined;
}

/** Names that the code mentions which is still left to run, statements of a kind left aside. */
export function namesLeft(
  tree: Root,
  isIgnored: (statement: TopStatement) => boolean,
): Set<string> {
  const code: unknown[] = statementsOf(tree).filter((statement) => !isIgnored(statement));
  eachNode(tree, (node) => {
    if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      code.push(node.data?.estree);
    }
    if (isJsx(node)) code.push(...attributeCode(node.attributes));
    return undefined;
  });
  const names = namesIn(code);
  eachNode(tree, (node) => {
    const [name = ""] = isJsx(node) ? (node.name ?? "").split(".") : [];
    if (/^[A-Z]/.test(name)) names.add(name);
    return undefined;
  });
  return names;
}

function attributeCode(attributes: JsxElement["attributes"]): unknown[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === "mdxJsxExpressionAttribute") return [attribute.data?.estree];
    const { value } = attribute;
    return typeof value === "object" && value !== null ? [value.data?.estree] : [];
  });
}

function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node): node is MdxjsEsm => node.type === "mdxjsEsm");
}

function programOf(node: MdxjsEsm): Program | undefined {
  return node.data?.estree ?? undefined;
}
