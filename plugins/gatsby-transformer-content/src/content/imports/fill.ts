import type { Program } from "estree";
import type { Content, Parent, Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx";
import { isCommentExpression } from "../classify";
import { isJsx, propsOfElement, text } from "../element";
import type { JsxElement } from "../element";
import { report } from "../report";
import { namesIn } from "../source/names";
import { staticValue } from "../static-value";
import type { Json } from "../types";
import { fillAttributes } from "./fill-attributes";
import { dropOwnData } from "./own-data";
import { inlinePartial } from "./inline-partial";
import type { Scope, Unit } from "./unit";

/** Puts what is known in the place of imports, names and partials, all over a tree. */
export async function fill(parent: Root | Parent, scope: Scope, unit: Unit): Promise<void> {
  const filled: Content[] = [];
  for (const child of parent.children as Content[]) {
    filled.push(...(await fillNode(child, scope, unit)));
  }
  parent.children = filled;
}

async function fillNode(node: Content, scope: Scope, unit: Unit): Promise<Content[]> {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    return fillExpression(node, scope, unit);
  }
  if (isJsx(node)) {
    dropOwnData(node, scope);
    await fillAttributes(node, scope, unit);
  }
  if ("children" in node) await fill(node as Parent, scope, unit);
  return isJsx(node) ? replaceElement(node, scope, unit) : [node];
}

async function replaceElement(node: JsxElement, scope: Scope, unit: Unit): Promise<Content[]> {
  const name = node.name ?? "";
  const partial = scope.partials.get(name);
  if (partial) return inlinePartial({ node, file: partial, props: propsOfElement(node) }, unit);
  const picture = /^[A-Z]/.test(name) ? scope.assets.get(name) : undefined;
  if (picture) return [toPicture(node, picture)];
  const component = scope.components.get(name);
  if (component) {
    node.name = component;
    if (component === "a") renameAttribute(node, "to", "href");
  }
  return [node];
}

/** `<Logo />` of an imported drawing. */
function toPicture(node: JsxElement, src: string): Content {
  node.name = "img";
  node.attributes.unshift({ type: "mdxJsxAttribute", name: "src", value: src });
  renameAttribute(node, "title", "alt");
  return node;
}

function renameAttribute(node: JsxElement, from: string, to: string): void {
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxAttribute" && attribute.name === from) attribute.name = to;
  }
}

type Expression = MdxFlowExpression | MdxTextExpression;

function fillExpression(node: Expression, scope: Scope, unit: Unit): Content[] {
  if (isCommentExpression(node)) return [node];
  const estree = node.data?.estree ?? undefined;
  if (unit.children && isChildren(estree)) return structuredClone(unit.children);
  const read = staticValue(estree, scope);
  if (read.known) return toText(read.value, node);
  if (unit.file !== unit.page.path && namesIn(estree).has("props")) reportProps(node, unit);
  return [node];
}

/** `{children}` or `{props.children}`. */
function isChildren(estree: Program | undefined): boolean {
  const [statement] = estree?.body ?? [];
  const code = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  if (code?.type === "Identifier") return code.name === "children";
  return (
    code?.type === "MemberExpression" &&
    code.object.type === "Identifier" &&
    code.object.name === "props" &&
    code.property.type === "Identifier" &&
    code.property.name === "children"
  );
}

/** As in React, `true`, `false` and `null` show nothing. */
function toText(value: Json, node: Expression): Content[] {
  if (value === null || typeof value === "boolean") return [];
  const shown = { ...text([value].flat().join("")), position: node.position } as Content;
  if (node.type === "mdxTextExpression") return [shown];
  return [{ type: "paragraph", children: [shown as never], position: node.position } as Content];
}

function reportProps(node: Expression, unit: Unit): void {
  report(unit.vfile, node, {
    code: "content/computed-partial",
    severity: "error",
    message: "A partial can show a prop as it is, but not compute with it.",
    value: `{${node.value}}`,
    hint: "Write {props.name}, and give the prop a literal value where the partial is used.",
  });
}
