import type { Expression } from "estree";
import type { Content, Root } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../../../../packages/problems";
import { report } from "../content-file";
import { ADMONITION_KINDS } from "../remark-admonitions";
import { expressionOf } from "../source/javascript";
import type { JsxElement } from "../tree";
import { element, isJsx, replaceNodes, text, textProp } from "../tree";
import type { Json } from "../types";
import type { HtmlComponent } from "./html-component";
import { readProps } from "./html-component";
import { writeCard, writeCards, writeFileTree, writeSteps } from "./lists";

/** `<Badge tone="tip">New</Badge>`: a highlighted word. */
const writeBadge: HtmlComponent = (node, file) => {
  const props = readProps(node, file, { known: ["tone", "text"] });
  const tone = textProp(props, "tone") ?? "info";
  const words = textProp(props, "text");
  if (!ADMONITION_KINDS.includes(tone)) {
    report(file, node, {
      code: "content/unknown-tone",
      severity: "error",
      message: `There is no tone "${tone}".`,
      value: tone,
      hint: didYouMean(tone, ADMONITION_KINDS),
    });
  }
  const children = words === undefined ? (node.children as Content[]) : [text(words)];
  return [element("span", { className: `badge admonition-${tone}` }, children, node)];
};

/** `<Details summary="…">`: a collapsible section. */
const writeDetails: HtmlComponent = (node, file) => {
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

/** Returns the summary as text, even from an element: `summary={<summary>…</summary>}`. */
function summaryOf(node: JsxElement): string | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "summary") continue;
    if (typeof attribute.value === "string") return attribute.value;
    const code = expressionOf(attribute.value?.data?.estree);
    const words = code ? textOfJsx(code) : undefined;
    if (words === undefined) continue;
    // As text it needs no module.
    attribute.value = words;
    return words;
  }
  return undefined;
}

/** Fields of JSX nodes in ESTree. */
interface JsxNode {
  type: string;
  value?: string;
  children?: unknown[];
}

function textOfJsx(code: Expression): string | undefined {
  const parts: string[] = [];
  const read = (node: unknown): boolean => {
    const { type, value, children = [] } = node as JsxNode;
    if (type === "JSXText" || type === "Literal") parts.push(String(value));
    else if (type !== "JSXElement" && type !== "JSXFragment") return false;
    return children.every(read);
  };
  return read(code) ? parts.join("").trim() : undefined;
}

/** `<Figure src alt caption>`: an image with a caption. */
const writeFigure: HtmlComponent = (node, file) => {
  const needed = ["src", "alt"];
  const props = readProps(node, file, { known: [...needed, "caption"], needed });
  const [url = "", alt = "", title] = ["src", "alt", "caption"].map((key) => textProp(props, key));
  return [{ type: "image", url, alt, title, position: node.position }];
};

/** Docusaurus's `<Head>`. Front matter replaces it here. */
const writeHead: HtmlComponent = (node, file) => {
  report(file, node, {
    code: "content/head",
    severity: "warning",
    message: "<Head> is not supported, because the site generates the head of a page.",
    value: "<Head>",
    hint: "Write title, description, keywords and image in the front matter.",
  });
  return [];
};

/** Components that become plain HTML elements at build time, so browsers load no code for them. */
const COMPONENTS: Readonly<Record<string, HtmlComponent>> = {
  Badge: writeBadge,
  Card: writeCard,
  Cards: writeCards,
  Details: writeDetails,
  Figure: writeFigure,
  FileTree: writeFileTree,
  Head: writeHead,
  Steps: writeSteps,
};

/** Names of the components that become HTML. */
export const HTML_COMPONENTS: readonly string[] = Object.keys(COMPONENTS);

/** Props of the components that name a part of an API, which GraphQL replaces later. The first one is needed. */
const PROPS_OF_EMBEDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Operation: ["id"],
  OperationExample: ["id", "response", "name", "title"],
  OperationParameters: ["id", "show"],
  Schema: ["name", "show"],
};

/** Replaces components by HTML elements, and checks the props of those that name a part of an API. */
export function remarkHtmlComponents() {
  return (tree: Root, file: VFile) => {
    replaceNodes(tree, (node) => {
      if (!isJsx(node)) return undefined;
      const name = node.name ?? "";
      const known = Object.hasOwn(PROPS_OF_EMBEDS, name) ? PROPS_OF_EMBEDS[name] : undefined;
      if (known) readProps(node, file, { known, needed: [known[0]] });
      return Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name]?.(node, file) : undefined;
    });
  };
}
