import type { Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { eachNode } from "./each-node";
import type { TreeNode } from "./each-node";
import { placeOf } from "./place-of";
import { staticValue } from "./static-value";
import type { ModeReason } from "./types";

const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/;

/**
 * Finds what makes a page more than data: imports and exports, expressions, spread props, and props
 * whose value has to be computed. Literal props and comments are harmless.
 */
export function findModeReasons(tree: Root): ModeReason[] {
  const reasons: ModeReason[] = [];
  eachNode(tree, (node) => {
    const what = reasonOf(node);
    if (!what) return undefined;
    reasons.push({ what, ...placeOf(node) });
    return undefined;
  });
  return reasons;
}

function reasonOf(node: TreeNode): string | undefined {
  switch (node.type) {
    case "mdxjsEsm":
      return node.data?.estree?.body[0]?.type === "ImportDeclaration" ? "import" : "export";
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return COMMENT.test(node.value) ? undefined : "expression";
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return attributeReason(node);
    default:
      return undefined;
  }
}

function attributeReason(element: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") return "spread props";
    const value = attribute.value;
    if (typeof value !== "object" || value === null) continue;
    if (!staticValue(value.data?.estree).known) return `computed prop ${attribute.name}`;
  }
  return undefined;
}

/** Whether an expression node holds nothing but a comment. */
export function isCommentExpression(node: { type: string; value?: string }): boolean {
  const isExpression = node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
  return isExpression && COMMENT.test(node.value ?? "");
}
