import type { Element } from "hast";
import { matches, select } from "hast-util-select";
import type { Dialect } from "./dialect";
import type { Node } from "./html";
import { attribute, childrenOf, collapse, collapsedText } from "./html";
import { linkLine } from "./page-facts";

/** Inline formatting elements. */
const FORMATTING = new Set(["strong", "em", "code", "del", "kbd", "sub", "sup", "mark", "b", "i"]);

/** Elements that do not start a new line. */
const INLINE = new Set([
  ...FORMATTING,
  "a",
  "span",
  "br",
  "wbr",
  "input",
  "img",
  "abbr",
  "time",
  "u",
  "s",
  "q",
]);

/**
 * Returns the text of a page, block by block. Each line is prefixed with its containing blocks, outermost first:
 * `warning "Outer" > ol.2: Words with <strong>marks</strong>`.
 */
export function readTextLines(root: Node, dialect: Dialect): string[] {
  const lines: string[] = [];
  readBlocks(childrenOf(root), [], { dialect, lines });
  return lines;
}

/** The lines read so far, and how to read more. */
interface ReadState {
  dialect: Dialect;
  lines: string[];
}

function readBlocks(nodes: readonly Node[], path: readonly string[], state: ReadState): void {
  let words = "";
  const endLine = () => {
    addLine(words, path, state);
    words = "";
  };
  for (const node of nodes) {
    if (isInline(node, state.dialect)) {
      words += readWords(node, state.dialect);
      continue;
    }
    endLine();
    if (node.type === "element") readBlock(node, path, state);
  }
  endLine();
}

function addLine(words: string, path: readonly string[], { lines }: ReadState): void {
  const text = collapse(words);
  if (text !== "") lines.push(path.length > 0 ? `${path.join(" > ")}: ${text}` : text);
}

function isInline(node: Node, dialect: Dialect): boolean {
  if (node.type !== "element") return node.type === "text";
  const { card, picture } = dialect;
  if (matches(card.root, node)) return false;
  if (matches(picture.root, node)) return true;
  return (
    INLINE.has(node.tagName) && node.children.every((child) => isInlineContent(child, dialect))
  );
}

/** Returns true for text and inline elements; a picture's children are ignored. */
function isInlineContent(node: Node, dialect: Dialect): boolean {
  return node.type !== "element" || isInline(node, dialect);
}

/** Returns the words of an inline node, with formatting as elements without attributes. */
export function readWords(node: Node, dialect: Dialect): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || matches(dialect.noise, node)) return "";
  if (matches(dialect.picture.root, node)) return readPicture(node, dialect);
  if (node.tagName === "br") return " ⏎ ";
  if (node.tagName === "input") return attribute(node, "checked") === "true" ? "[x]" : "[ ]";
  const words = node.children.map((child) => readWords(child, dialect)).join("");
  return FORMATTING.has(node.tagName) ? `<${node.tagName}>${words}</${node.tagName}>` : words;
}

function readPicture(node: Element, { picture }: Dialect): string {
  const title = picture.title(node);
  return `[picture: ${picture.alt(node)}${title ? ` "${title}"` : ""}]`;
}

function readBlock(node: Element, path: readonly string[], state: ReadState): void {
  const { dialect } = state;
  if (matches(dialect.noise, node)) return;
  const special = SPECIAL.find(([test]) => test(node, dialect));
  if (special) special[1](node, path, state);
  else readBlocks(node.children, path, state);
}

/** Reads a block and appends its lines. */
type BlockReader = (node: Element, path: readonly string[], state: ReadState) => void;

/** Blocks with a special format; the first match wins. */
const SPECIAL: ReadonlyArray<
  [test: (node: Element, dialect: Dialect) => boolean, read: BlockReader]
> = [
  [(node, { admonition }) => matches(admonition.root, node), readAdmonition],
  [(node, { code }) => matches(code.root, node), readCode],
  [(node, { card }) => matches(card.root, node), readCard],
  [(node) => select(":scope > [role=tablist]", node) !== null, readTabs],
  [(node) => node.tagName === "pre", readPlainCode],
  [(node) => node.tagName === "details", readDetails],
  [
    (node) => node.tagName === "blockquote",
    (node, path, state) => readBlocks(node.children, [...path, "quotation"], state),
  ],
  [(node) => /^[uo]l$/.test(node.tagName), readList],
  [(node) => node.tagName === "tr", readRow],
  [(node) => node.tagName === "hr", (_, path, state) => addLine("———", path, state)],
  [
    (node) => /^h[1-6]$/.test(node.tagName),
    (node, path, state) => addLine(readHeading(node, state.dialect), path, state),
  ],
];

/** `## Words with <code>marks</code>`. */
function readHeading(node: Element, dialect: Dialect): string {
  const words = node.children.map((child) => readWords(child, dialect)).join("");
  return `${"#".repeat(Number(node.tagName.charAt(1)))} ${collapse(words)}`;
}

function readAdmonition(node: Element, path: readonly string[], state: ReadState): void {
  const { admonition } = state.dialect;
  const title = select(admonition.title, node);
  const words = title?.children.map((child) => readWords(child, state.dialect)).join("") ?? "";
  const body = childrenOf(node).filter((child) => child !== title);
  state.lines.push([...path, `${admonition.kind(node)} "${collapse(words)}"`].join(" > "));
  readBlocks(body, [...path, admonition.kind(node)], state);
}

function readTabs(node: Element, path: readonly string[], state: ReadState): void {
  const labels = elementsOfRole(node, "tab");
  elementsOfRole(node, "tabpanel").forEach((panel, index) => {
    const label = labels[index];
    const name = `tab "${collapsedText(label)}"${attribute(label, "ariaSelected") === "true" ? "*" : ""}`;
    state.lines.push([...path, name].join(" > "));
    readBlocks(panel.children, [...path, `tab ${collapsedText(label)}`], state);
  });
}

/** Returns the elements with a role in a set of tabs, excluding nested tab sets. */
function elementsOfRole(node: Element, role: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    const own = attribute(child, "role");
    if (own === role) return [child];
    return own === "tabpanel" ? [] : elementsOfRole(child, role);
  });
}

function readCode(node: Element, path: readonly string[], state: ReadState): void {
  const { code } = state.dialect;
  const title = collapsedText(select(code.title, node));
  const first = code.firstNumber(node);
  const lines = code.lines(node);
  const marked = lines.flatMap(({ isMarked }, index) => (isMarked ? [index + 1] : []));
  const facts = [
    "code",
    title && `"${title}"`,
    marked.length > 0 && `marked ${marked.join(",")}`,
    first !== undefined && `from ${first}`,
  ].filter(Boolean);
  pushCode(
    facts.join(" "),
    lines.map(({ text }) => text),
    path,
    state,
  );
}

function readPlainCode(node: Element, path: readonly string[], state: ReadState): void {
  const text = childrenOf(node).map(rawText).join("").replace(/\n$/, "");
  pushCode("code", text.split("\n"), path, state);
}

const rawText = (node: Node): string =>
  node.type === "text" ? node.value : childrenOf(node).map(rawText).join("");

function pushCode(
  name: string,
  lines: readonly string[],
  path: readonly string[],
  { lines: out }: ReadState,
): void {
  out.push([...path, name].join(" > "));
  // Blank lines at the end are invisible.
  const last = lines.findLastIndex((line) => line.trim() !== "");
  out.push(...lines.slice(0, last + 1).map((line) => `  | ${line.trimEnd()}`.trimEnd()));
}

/** Docusaurus before 3.6 writes the icon of a card into its title. */
const CARD_ICON = /^(?:📄|🗃|🔗)\ufe0f?\s*/u;

function readCard(node: Element, path: readonly string[], state: ReadState): void {
  const { card } = state.dialect;
  const description = collapsedText(select(card.description, node));
  const title = collapsedText(select(card.title, node)).replace(CARD_ICON, "");
  const name = linkLine(`card "${title}"`, attribute(node, "href"));
  state.lines.push([...path, `${name}: ${description}`].join(" > "));
}

function readDetails(node: Element, path: readonly string[], state: ReadState): void {
  const summary = node.children.find(
    (child) => child.type === "element" && child.tagName === "summary",
  );
  const words = summary ? collapse(readWords(summary, state.dialect)) : "";
  state.lines.push([...path, `details "${words}"`].join(" > "));
  readBlocks(
    node.children.filter((child) => child !== summary),
    [...path, "details"],
    state,
  );
}

/** Some sites put cards in lists; such cards are not list items. */
function readList(node: Element, path: readonly string[], state: ReadState): void {
  const items = node.children.filter((child): child is Element => child.type === "element");
  const isCards = select(state.dialect.card.root, node) !== null;
  const start = Number(attribute(node, "start") ?? 1);
  items.forEach((item, index) => {
    const name = node.tagName === "ol" ? `${index + start}.` : "•";
    readBlocks(item.children, isCards ? path : [...path, name], state);
  });
}

function readRow(node: Element, path: readonly string[], state: ReadState): void {
  const cells = node.children.filter((child): child is Element => child.type === "element");
  const words = cells.map((cell) =>
    collapse(cell.children.map((child) => readWords(child, state.dialect)).join("")),
  );
  // In a header row, empty cells may be `<td>`.
  const isHead = cells.every(({ tagName }, at) => tagName === "th" || words[at] === "");
  const name = isHead && cells.some(({ tagName }) => tagName === "th") ? "head" : "row";
  state.lines.push([...path, `${name}: ${words.join(" | ")}`].join(" > "));
}
