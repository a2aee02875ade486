import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx";
import { expressionOf, parseProgram } from "../source/javascript";
import { staticValue } from "../static-value";
import type { JsxElement } from "../tree";
import type { Json } from "../types";
import type { Scope } from "./inlined-file";

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Replaces expressions in an element's attributes by their known values. */
export function inlineAttributes(node: JsxElement, scope: Scope): void {
  // Components that run in the browser receive the image module from webpack, not an address.
  const runs = scope.own.has((node.name ?? "").split(".")[0] ?? "");
  const assets = runs ? new Map<string, string>() : scope.assets;
  node.attributes = node.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxExpressionAttribute"
      ? spread(attribute, scope)
      : inlineAttribute(attribute, { ...scope, assets }),
  );
}

function inlineAttribute(attribute: MdxJsxAttribute, scope: Scope): Attribute {
  const { name, value } = attribute;
  if (typeof value !== "object" || value === null) return attribute;
  const estree = value.data?.estree;
  const code = expressionOf(estree);
  const image = code?.type === "Identifier" ? scope.assets.get(code.name) : undefined;
  const known = image ?? staticValue(estree, scope);
  return known === undefined ? attribute : toAttribute(name, known);
}

/** Expands `{...props}` if the object is known. */
function spread(attribute: MdxJsxExpressionAttribute, scope: Scope): Attribute[] {
  const object = expressionOf(attribute.data?.estree);
  const [first] = object?.type === "ObjectExpression" ? object.properties : [];
  const props = staticValue(first?.type === "SpreadElement" ? first.argument : undefined, scope);
  if (typeof props !== "object" || Array.isArray(props)) return [attribute];
  return Object.entries(props ?? {}).map(([name, value]) => toAttribute(name, value));
}

/** Returns an attribute with a known value. */
export function toAttribute(name: string, value: Json): MdxJsxAttribute {
  if (typeof value === "string") return { type: "mdxJsxAttribute", name, value };
  const code = JSON.stringify(value);
  const data = { estree: parseProgram(`(${code})`) };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: code, data },
  };
}
