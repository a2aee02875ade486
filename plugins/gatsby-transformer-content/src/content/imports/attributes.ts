import type { SimpleCallExpression } from "estree";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx";
import { eachSyntaxNode, expressionOf, parseProgram } from "../source/javascript";
import { staticValue } from "../static-value";
import type { JsxElement } from "../tree";
import type { Json } from "../types";
import { isAsset } from "./known-modules";
import type { InlinedFile, Scope } from "./unit";
import { resolveUrl } from "./unit";

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Replaces expressions in an element's attributes by their known values. */
export function inlineAttributes(node: JsxElement, scope: Scope, unit: InlinedFile): void {
  // Components that run in the browser receive the image module from webpack, not an address.
  const runs = scope.own.has((node.name ?? "").split(".")[0] ?? "");
  const assets = runs ? new Map<string, string>() : scope.assets;
  node.attributes = node.attributes.flatMap((attribute) =>
    attribute.type === "mdxJsxExpressionAttribute"
      ? spread(attribute, scope)
      : inlineAttribute(attribute, { ...scope, assets }, unit),
  );
}

function inlineAttribute(attribute: MdxJsxAttribute, scope: Scope, unit: InlinedFile): Attribute {
  const { name, value } = attribute;
  if (typeof value !== "object" || value === null) return attribute;
  const estree = value.data?.estree;
  const code = expressionOf(estree);
  const image = code?.type === "Identifier" ? scope.assets.get(code.name) : undefined;
  if (image !== undefined) return toAttribute(name, image);
  const calls = knownCalls(estree, scope);
  const known = staticValue(estree, scope);
  if (known === undefined || calls.some(requiresModule)) return attribute;
  return calls.length > 0 && typeof known === "string"
    ? toAttribute(name, resolveUrl(known, unit))
    : toAttribute(name, known);
}

/** Returns the calls of functions that return URLs, and of `require`. */
function knownCalls(estree: unknown, { functions }: Scope): SimpleCallExpression[] {
  const calls: SimpleCallExpression[] = [];
  eachSyntaxNode(estree, (node) => {
    const isCall = node.type === "CallExpression" && node.callee.type === "Identifier";
    if (isCall && functions.has(nameOfCall(node))) calls.push(node);
  });
  return calls;
}

function nameOfCall({ callee }: SimpleCallExpression): string {
  return callee.type === "Identifier" ? callee.name : "";
}

/** Returns whether a call is `require` of a module that would run. */
function requiresModule(call: SimpleCallExpression): boolean {
  const name = staticValue(call.arguments[0]);
  const isFile = typeof name === "string" && isAsset(name);
  return nameOfCall(call) === "require" && !isFile;
}

/** Expands `{...props}` if the object is known. */
function spread(attribute: MdxJsxExpressionAttribute, scope: Scope): Attribute[] {
  const object = expressionOf(attribute.data?.estree);
  const [first] = object?.type === "ObjectExpression" ? object.properties : [];
  const props = staticValue(first?.type === "SpreadElement" ? first.argument : undefined, scope);
  if (typeof props !== "object" || Array.isArray(props)) return [attribute];
  return Object.entries(props ?? {}).map(([name, value]) => toAttribute(name, value));
}

function toAttribute(name: string, value: Json): MdxJsxAttribute {
  if (typeof value === "string") return { type: "mdxJsxAttribute", name, value };
  const code = JSON.stringify(value);
  const data = { estree: parseProgram(`(${code})`) };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: code, data },
  };
}
