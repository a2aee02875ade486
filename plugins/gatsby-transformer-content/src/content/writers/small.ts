import type { Expression } from "estree";
import type { Content } from "mdast";
import { didYouMean } from "../../../../../packages/problems";
import { element, isJsx, text, textProp } from "../element";
import type { JsxElement } from "../element";
import { report } from "../report";
import type { Json } from "../types";
import { readProps } from "./component-props";
import type { ComponentWriter } from "./writer";

const TONES = ["note", "info", "tip", "warning", "danger"];

/** `<Badge tone="tip">New</Badge>`: a word that stands out. */
export const writeBadge: ComponentWriter = (node, file) => {
  const props = readProps(node, file, { known: ["tone", "text"] });
  const tone = textProp(props, "tone") ?? "info";
  const words = textProp(props, "text");
  if (!TONES.includes(tone)) {
    report(file, node, {
      code: "content/unknown-tone",
      severity: "error",
      message: `There is no tone "${tone}".`,
      value: tone,
      hint: didYouMean(tone, TONES),
    });
  }
  const children = words === undefined ? (node.children as Content[]) : [text(words)];
  return [element("span", { className: `badge admonition-${tone}` }, children, node)];
};

/** `<Details summary="…">`: what only some readers want to open. */
export const writeDetails: ComponentWriter = (node, file) => {
  const label = summaryOf(node);
  const props = readProps(node, file, { known: ["summary", "open", "className", "id", "style"] });
  const own = node.children.find((child) => isJsx(child, "summary"));
  if (label === undefined && !own)
    readProps(node, file, { known: [...Object.keys(props)], needed: ["summary"] });
  const children = node.children as Content[];
  const summary = label === undefined ? [] : [element("summary", {}, [text(label)], node)];
  const attributes: Record<string, Json> = props.open === true ? { open: true } : {};
  return [element("details", attributes, [...summary, ...children], node)];
};

/** The summary as text, also where it is given as an element: `summary={<summary>…</summary>}`. */
function summaryOf(node: JsxElement): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "summary") continue;
    if (typeof attribute.value === "string") return attribute.value;
    const [statement] = attribute.value?.data?.estree?.body ?? [];
    const code = statement?.type === "ExpressionStatement" ? statement.expression : undefined;
    const words = code ? textOfJsx(code) : undefined;
    if (words === undefined) continue;
    // What is text from now on needs no module.
    attribute.value = words;
    return words;
  }
  return undefined;
}

function textOfJsx(code: Expression): string | undefined {
  const parts: string[] = [];
  const read = (node: unknown): boolean => {
    const {
      type,
      value,
      children = [],
    } = node as {
      type: string;
      value?: string;
      children?: unknown[];
    };
    if (type === "JSXText" || type === "Literal") parts.push(String(value));
    else if (type !== "JSXElement" && type !== "JSXFragment") return false;
    return children.every(read);
  };
  return read(code) ? parts.join("").trim() : undefined;
}

/** `<Figure src alt caption>`: a picture with a line below it. */
export const writeFigure: ComponentWriter = (node, file) => {
  const props = readProps(node, file, {
    known: ["src", "alt", "caption"],
    needed: ["src", "alt"],
  });
  const caption = textProp(props, "caption");
  return [
    {
      type: "image",
      url: textProp(props, "src") ?? "",
      alt: textProp(props, "alt") ?? "",
      title: caption ?? null,
      ...(node.position ? { position: node.position } : {}),
    },
  ];
};
