import type { Content, PhrasingContent } from "mdast";
import { isCommentExpression } from "../classify";
import { blocksOf, element, isJsx, text, textProp } from "../element";
import type { JsxElement } from "../element";
import { report } from "../report";
import { readProps } from "./component-props";
import type { ComponentWriter } from "./writer";

/** `<Cards>`: links with a title and a line of text each, side by side. */
export const writeCards: ComponentWriter = (node, file) => {
  readProps(node, file, { known: [] });
  const blocks = blocksOf(node).filter((block) => !isCommentExpression(block));
  const cards = blocks.filter((block): block is JsxElement => isJsx(block, "Card"));
  if (cards.length < blocks.length || cards.length === 0) {
    report(file, node, {
      code: "content/cards",
      severity: "error",
      message: "Only Card elements may stand directly in Cards, and at least one.",
      value: "<Cards>",
      hint: 'Write <Card title="Title" href="/address">Text</Card>.',
    });
  }
  const items = cards.map((card) => element("li", {}, writeCard(card, file), card));
  return [element("ul", { className: "cards" }, items, node)];
};

/** `<Card title href icon>`: one link that looks like a card; without `href`, only a frame. */
export const writeCard: ComponentWriter = (node, file) => {
  const props = readProps(node, file, { known: ["title", "href", "icon"], needed: ["title"] });
  const icon = textProp(props, "icon");
  const href = textProp(props, "href");
  const title = textProp(props, "title") ?? "";
  const sign = icon ? [element("span", { "aria-hidden": "true" }, [text(`${icon} `)])] : [];
  const words = phrasingOf(node.children as Content[]);
  const inside = [
    element("span", { className: "card-title" }, [...sign, text(title)]),
    ...(words.length > 0 ? [element("span", { className: "card-text" }, words)] : []),
  ];
  if (!href) return [element("div", { className: "card" }, inside, node)];
  return [
    {
      type: "link",
      url: href,
      children: inside as PhrasingContent[] as never,
      data: { hProperties: { className: "card" } },
      ...(node.position ? { position: node.position } : {}),
    },
  ];
};

/** A card is one link: of its paragraphs only the lines are left, and links in it are their text. */
function phrasingOf(nodes: readonly Content[]): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (node.type === "paragraph" || node.type === "link") return phrasingOf(node.children);
    return isCommentExpression(node) ? [] : [node];
  });
}
