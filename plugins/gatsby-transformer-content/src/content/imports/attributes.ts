import type { Node } from "estree";
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from "mdast-util-mdx";
import { eachSyntaxNode, parseProgram } from "../source/javascript";
import { staticValue } from "../static-value";
import type { JsxElement } from "../tree";
import type { Json } from "../types";
import { isAsset } from "./known-modules";
import type { InlinedFile, Scope } from "./unit";
import { resolveUrl } from "./unit";

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** Replaces expressions in an element's attributes by their known values. */
export async function fillAttributes(
  node: JsxElement,
  scope: Scope,
  unit: InlinedFile,
): Promise<void> {
  const filled = await Promise.all(
    node.attributes.map(
      (attribute) => fillAsset(attribute, node, scope) ?? fillAttribute(attribute, scope, unit),
    ),
  );
  node.attributes = filled.flat();
}

/** Resolves `src={image}` for an imported image, unless the element is a component that runs. */
function fillAsset(
  attribute: Attribute,
  node: JsxElement,
  { assets, own }: Scope,
): Attribute[] | undefined {
  if (attribute.type !== "mdxJsxAttribute" || own.has((node.name ?? "").split(".")[0] ?? "")) {
    return undefined;
  }
  const { name, value } = attribute;
  const [statement] = (typeof value === "object" && value?.data?.estree?.body) || [];
  const code = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  const url = code?.type === "Identifier" ? assets.get(code.name) : undefined;
  return url === undefined ? undefined : [toAttribute(name, url)];
}

async function fillAttribute(
  attribute: Attribute,
  scope: Scope,
  unit: InlinedFile,
): Promise<Attribute[]> {
  if (attribute.type === "mdxJsxExpressionAttribute") return spread(attribute, scope);
  const { name, value } = attribute;
  if (typeof value !== "object" || value === null) return [attribute];
  const estree = value.data?.estree;
  const calls = calledFunction(estree, scope);
  if (calls === "other") return [attribute];
  const read = staticValue(estree, scope);
  if (!read.known) return [attribute];
  if (typeof read.value !== "string") return [toAttribute(name, read.value)];
  const text = calls === "address" ? resolveUrl(read.value, unit) : read.value;
  return [toAttribute(name, text)];
}

/**
 * Returns which kind of function an expression calls: one that returns a URL, or `require` of a
 * module that would run.
 */
function calledFunction(estree: unknown, { functions }: Scope): "none" | "address" | "other" {
  let called: "none" | "address" | "other" = "none";
  eachSyntaxNode(estree, (node: Node) => {
    if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return;
    if (!functions.has(node.callee.name)) return;
    const [argument] = node.arguments;
    const name = staticValue(argument);
    const isModule = node.callee.name === "require";
    const isFile = name.known && typeof name.value === "string" && isAsset(name.value);
    called = isModule && !isFile ? "other" : called === "other" ? called : "address";
  });
  return called;
}

/** Expands `{...props}` if the object is known. */
function spread(attribute: MdxJsxExpressionAttribute, scope: Scope): Attribute[] {
  const [statement] = attribute.data?.estree?.body ?? [];
  const object = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
  const [first] = object?.type === "ObjectExpression" ? object.properties : [];
  const read = staticValue(first?.type === "SpreadElement" ? first.argument : undefined, scope);
  if (!read.known || typeof read.value !== "object" || Array.isArray(read.value)) {
    return [attribute];
  }
  return Object.entries(read.value ?? {}).map(([name, value]) => toAttribute(name, value));
}

function toAttribute(name: string, value: Json): MdxJsxAttribute {
  if (typeof value === "string") return { type: "mdxJsxAttribute", name, value };
  const code = JSON.stringify(value);
  const estree = parseProgram(`(${code})`);
  return {
    type: "mdxJsxAttribute",
    name,
    value: {
      type: "mdxJsxAttributeValueExpression",
      value: code,
      ...(estree ? { data: { estree } } : {}),
    },
  };
}
