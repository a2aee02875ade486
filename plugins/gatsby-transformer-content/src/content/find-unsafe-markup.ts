import type { Element, Root as HastRoot } from "hast";
import { raw } from "hast-util-raw";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isAddressName, isUnsafeAddress, UNSAFE_ADDRESS } from "../../../../packages/addresses";
import type { FilePosition, TextProblem } from "../../../../packages/problems";
import { showValue } from "../../../../packages/problems";
import { eachNode, isJsx, positionOf, propsOfElement } from "./tree";

/** Finds unsafe addresses and risky HTML in Markdown and JSX. */
export function findUnsafeMarkup(tree: Root): TextProblem[] {
  const problems: TextProblem[] = [];
  eachNode(tree, (node) => {
    const place = positionOf(node);
    if (node.type === "link" || node.type === "image" || node.type === "definition") {
      if (isUnsafeAddress(node.url)) problems.push(unsafeAddress(node.url, place));
    }
    // Components of this site are elements by now.
    const { hName, hProperties } = (node.data ?? {}) as { hName?: string; hProperties?: object };
    if (hName && hProperties) problems.push(...findInElement(hName, hProperties, place));
    if (isJsx(node)) {
      problems.push(...findInElement(node.name ?? "", propsOfElement(node), place));
    }
  });
  return problems;
}

/** Finds the same in HTML. Elements of Markdown that are reported already have the same position. */
export function findUnsafeHtml(tree: HastRoot): TextProblem[] {
  const problems: TextProblem[] = [];
  visit(tree as never, "element", ({ tagName, properties = {}, position }: Element) => {
    const { line = 1, column = 1 } = position?.start ?? {};
    problems.push(...findInElement(tagName, properties, { line, column }));
  });
  return problems;
}

/** Finds the same in HTML text. */
export function findUnsafeHtmlText(html: string): TextProblem[] {
  const tree = raw({ type: "root", children: [{ type: "raw", value: html } as never] });
  return findUnsafeHtml(tree as HastRoot);
}

function findInElement(name: string, props: object, place: FilePosition): TextProblem[] {
  const keys = Object.keys(props);
  return [
    ...Object.entries(props).flatMap(([prop, value]) => findInProp(prop, value, place)),
    ...("dangerouslySetInnerHTML" in props
      ? [risky("dangerouslySetInnerHTML", "Scripts in this HTML are not checked.", place)]
      : []),
    ...(name === "base" ? [risky("<base>", "It changes the target of every link.", place)] : []),
    ...(name === "meta" && keys.some((prop) => /^http-?equiv$/i.test(prop))
      ? [risky("<meta http-equiv>", "It can lead readers to another page.", place)]
      : []),
    ...(name === "script" &&
    !("src" in props) &&
    !String(Reflect.get(props, "type")).includes("json")
      ? [risky("<script>", "The Content-Security-Policy of the site blocks inline scripts.", place)]
      : []),
    ...(name === "style"
      ? [risky("<style>", "The Content-Security-Policy of the site blocks inline styles.", place)]
      : []),
  ];
}

function findInProp(name: string, value: unknown, place: FilePosition): TextProblem[] {
  if (typeof value !== "string") return [];
  if (/^srcdoc$/i.test(name))
    return [risky("srcdoc", "The document in it can run scripts.", place)];
  if (isAddressName(name) && isUnsafeAddress(value)) return [unsafeAddress(value, place)];
  return /^on[a-z]/i.test(name)
    ? [risky(name.toLowerCase(), "Event handlers in HTML are code, so they are left out.", place)]
    : [];
}

function unsafeAddress(value: string, place: FilePosition): TextProblem {
  return { code: "content/unsafe-address", ...UNSAFE_ADDRESS, ...place, value: showValue(value) };
}

function risky(value: string, reason: string, place: FilePosition): TextProblem {
  return {
    code: "content/risky-html",
    severity: "warning",
    message: `This HTML affects more than its text. ${reason}`,
    ...place,
    value,
    hint: "Remove it, or write a component.",
  };
}
