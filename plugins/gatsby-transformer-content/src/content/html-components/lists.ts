import type { Content, Heading, List, ListItem, PhrasingContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { report } from "../content-file";
import type { JsxElement } from "../tree";
import { blocksOf, element, isCommentExpression, isJsx, text, textProp } from "../tree";
import type { HtmlComponent } from "./html-component";
import { readProps } from "./html-component";

/** `<Cards>`: a grid of links with a title and text. */
export const writeCards: HtmlComponent = (node, file) => {
  readProps(node, file, { known: [] });
  const blocks = blocksOf(node).filter((block) => !isCommentExpression(block));
  const cards = blocks.filter((block): block is JsxElement => isJsx(block, "Card"));
  if (cards.length < blocks.length || cards.length === 0) {
    report(file, node, {
      code: "content/cards",
      severity: "error",
      message: "Cards must contain at least one Card and nothing else.",
      value: "<Cards>",
      hint: 'Write <Card title="Title" href="/address">Text</Card>.',
    });
  }
  const items = cards.map((card) => element("li", {}, writeCard(card, file), card));
  return [element("ul", { className: "cards" }, items, node)];
};

/** `<Card title href icon>`: a link that looks like a card, or only a frame without `href`. */
export const writeCard: HtmlComponent = (node, file) => {
  const props = readProps(node, file, { known: ["title", "href", "icon"], needed: ["title"] });
  const icon = textProp(props, "icon");
  const href = textProp(props, "href");
  const title = textProp(props, "title") ?? "";
  const iconElement = icon ? [element("span", { "aria-hidden": "true" }, [text(`${icon} `)])] : [];
  const body = phrasingOf(node.children as Content[]);
  const inside = [
    element("span", { className: "card-title" }, [...iconElement, text(title)]),
    ...(body.length > 0 ? [element("span", { className: "card-text" }, body)] : []),
  ];
  if (!href) return [element("div", { className: "card" }, inside, node)];
  const data = { hProperties: { className: "card" } };
  return [{ type: "link", url: href, children: inside as never, data, position: node.position }];
};

/** A card is a link, so it keeps only the inline content of paragraphs and links. */
function phrasingOf(nodes: readonly Content[]): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (node.type === "paragraph" || node.type === "link") return phrasingOf(node.children);
    return isCommentExpression(node) ? [] : [node];
  });
}

/** `<Steps>`: a procedure from an ordered list, or from headings with their sections. */
export const writeSteps: HtmlComponent = (node, file) => {
  readProps(node, file, { known: [] });
  const blocks = blocksOf(node);
  const list = blocks.find((block) => block.type === "list" && block.ordered);
  if (list?.type === "list" && blocks.length === 1) {
    list.data = { ...list.data, hProperties: { className: "steps" } };
    return [list];
  }
  const level = Math.min(...blocks.filter(isHeading).map(({ depth }) => depth));
  const steps = groupAt(blocks, level);
  if (!Number.isFinite(level) || steps.before.length > 0) {
    report(file, node, {
      code: "content/steps",
      severity: "error",
      message: "Steps must contain one numbered list, or headings with text.",
      value: "<Steps>",
      hint: "Write `1. First` and so on, or start every step with a heading of the same level.",
    });
    return blocks;
  }
  const items = steps.groups.map((group) => element("li", {}, group, group[0]));
  return [element("ol", { className: "steps" }, items, node)];
};

/** Splits blocks before each heading of a level. */
function groupAt(blocks: readonly Content[], level: number) {
  const before: Content[] = [];
  const groups: Content[][] = [];
  for (const block of blocks) {
    if (isHeading(block) && block.depth === level) groups.push([block]);
    else (groups[groups.length - 1] ?? before).push(block);
  }
  return { before, groups };
}

function isHeading(node: Content): node is Heading {
  return node.type === "heading";
}

/**
 * `<FileTree>`: folders and files from a nested list. The text after a name is a comment, a bold
 * name is highlighted, and an entry with children or a trailing slash is a folder.
 */
export const writeFileTree: HtmlComponent = (node, file) => {
  readProps(node, file, { known: [] });
  const blocks = blocksOf(node);
  const [list] = blocks;
  if (list?.type !== "list" || blocks.length !== 1) {
    report(file, node, {
      code: "content/file-tree",
      severity: "error",
      message: "A FileTree must contain one list and nothing else.",
      value: "<FileTree>",
      hint: "Write entries as `- name comment`, with the content of a folder as a nested list.",
    });
    return blocks;
  }
  return [element("div", { className: "file-tree" }, [writeEntries(list)], node)];
};

function writeEntries(list: List): Content {
  return element("ul", {}, list.children.map(writeEntry), list);
}

function writeEntry(item: ListItem): Content {
  const inner = item.children.find((child): child is List => child.type === "list");
  const [line] = item.children;
  const { name, comment } = splitEntry(line?.type === "paragraph" ? line.children : []);
  const isFolder = inner !== undefined || toString(name).endsWith("/");
  const label = [
    element("span", { className: isFolder ? "folder" : "file" }, name),
    ...(comment.length > 0 ? [text(" "), element("small", {}, comment)] : []),
  ];
  if (!inner) return element("li", {}, label, item);
  const children = [element("summary", {}, label), writeEntries(inner)];
  return element("li", {}, [element("details", { open: true }, children)], item);
}

/** The name ends at the first space after it; the rest of the line is the comment. */
function splitEntry(line: readonly PhrasingContent[]): { name: Content[]; comment: Content[] } {
  const [first, ...rest] = line;
  if (first?.type !== "text") return { name: first ? [first] : [], comment: trimStart(rest) };
  const at = first.value.search(/\s/);
  if (at === -1 && rest.length > 0 && first.value !== "") {
    const next = splitEntry(rest);
    return { name: [first, ...next.name], comment: next.comment };
  }
  if (at === -1) return { name: [first], comment: [] };
  const comment = [text(first.value.slice(at)), ...rest];
  return { name: [text(first.value.slice(0, at))], comment: trimStart(comment) };
}

function trimStart(nodes: readonly Content[]): Content[] {
  const [first, ...rest] = nodes;
  if (first?.type !== "text") return [...nodes];
  const value = first.value.trimStart();
  return value ? [text(value), ...rest] : rest;
}
