import type { Element } from "hast";
import { matches, select } from "hast-util-select";
import type { Dialect } from "./dialect";
import type { Node } from "./html";
import { attribute, childrenOf, collapse, textOf } from "./html";
import { linkLine } from "./page-facts";

/** Elements that say something about the words in them. */
const MARKS = new Set(["strong", "em", "code", "del", "kbd", "sub", "sup", "mark", "b", "i"]);

/** Elements that do not begin a line of their own. */
const INLINE = new Set([
  ...MARKS,
  "a",
  "span",
  "br",
  "input",
  "img",
  "abbr",
  "time",
  "u",
  "s",
  "q",
]);

/**
 * The text of a page, block by block. A line names what its words stand in, outermost first:
 * `warning "Outer" > ol.2: Words with <strong>marks</strong>`.
 */
export function readText(root: Node, dialect: Dialect): string[] {
  const lines: string[] = [];
  readBlocks(childrenOf(root), [], { dialect, lines });
  return lines;
}

interface Reader {
  dialect: Dialect;
  lines: string[];
}

function readBlocks(nodes: readonly Node[], path: readonly string[], reader: Reader): void {
  let words = "";
  const endLine = () => {
    addLine(words, path, reader);
    words = "";
  };
  for (const node of nodes) {
    if (isInline(node, reader.dialect)) {
      words += readWords(node, reader.dialect);
      continue;
    }
    endLine();
    if (node.type === "element") readBlock(node, path, reader);
  }
  endLine();
}

function addLine(words: string, path: readonly string[], { lines }: Reader): void {
  const text = collapse(words);
  if (text !== "") lines.push(path.length > 0 ? `${path.join(" > ")}: ${text}` : text);
}

function isInline(node: Node, dialect: Dialect): boolean {
  if (node.type !== "element") return node.type === "text";
  const { card, picture } = dialect;
  if (matches(card.root, node)) return false;
  if (matches(picture.root, node)) return true;
  return INLINE.has(node.tagName) && node.children.every((child) => isText(child, dialect));
}

/** Returns whether a node is inline; the inside of a picture does not matter. */
function isText(node: Node, dialect: Dialect): boolean {
  return node.type !== "element" || isInline(node, dialect);
}

/** Words on a line, with marks as elements without attributes. */
export function readWords(node: Node, dialect: Dialect): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element" || matches(dialect.noise, node)) return "";
  if (matches(dialect.picture.root, node)) return readPicture(node, dialect);
  if (node.tagName === "br") return " ⏎ ";
  if (node.tagName === "input") return attribute(node, "checked") === "true" ? "[x]" : "[ ]";
  const words = node.children.map((child) => readWords(child, dialect)).join("");
  return MARKS.has(node.tagName) ? `<${node.tagName}>${words}</${node.tagName}>` : words;
}

function readPicture(node: Element, { picture }: Dialect): string {
  const title = picture.title(node);
  return `[picture: ${picture.alt(node)}${title ? ` "${title}"` : ""}]`;
}

function readBlock(node: Element, path: readonly string[], reader: Reader): void {
  const { dialect } = reader;
  if (matches(dialect.noise, node)) return;
  const special = SPECIAL.find(([test]) => test(node, dialect));
  if (special) special[1](node, path, reader);
  else readBlocks(node.children, path, reader);
}

type Reading = (node: Element, path: readonly string[], reader: Reader) => void;

/** Blocks that say more than their words; the first that fits reads the block. */
const SPECIAL: ReadonlyArray<[test: (node: Element, dialect: Dialect) => boolean, read: Reading]> =
  [
    [(node, { admonition }) => matches(admonition.root, node), readAdmonition],
    [(node, { code }) => matches(code.root, node), readCode],
    [(node, { card }) => matches(card.root, node), readCard],
    [(node) => select(":scope > [role=tablist]", node) !== null, readTabs],
    [(node) => node.tagName === "pre", readPlainCode],
    [(node) => node.tagName === "details", readDetails],
    [
      (node) => node.tagName === "blockquote",
      (node, path, reader) => readBlocks(node.children, [...path, "quotation"], reader),
    ],
    [(node) => /^[uo]l$/.test(node.tagName), readList],
    [(node) => node.tagName === "tr", readRow],
    [(node) => node.tagName === "hr", (_, path, reader) => addLine("———", path, reader)],
    [
      (node) => /^h[1-6]$/.test(node.tagName),
      (node, path, reader) => addLine(readHeading(node, reader.dialect), path, reader),
    ],
  ];

/** `## Words with <code>marks</code>`. */
function readHeading(node: Element, dialect: Dialect): string {
  const words = node.children.map((child) => readWords(child, dialect)).join("");
  return `${"#".repeat(Number(node.tagName.charAt(1)))} ${collapse(words)}`;
}

function readAdmonition(node: Element, path: readonly string[], reader: Reader): void {
  const { admonition } = reader.dialect;
  const title = select(admonition.title, node);
  const words = title?.children.map((child) => readWords(child, reader.dialect)).join("") ?? "";
  const body = childrenOf(node).filter((child) => child !== title);
  reader.lines.push([...path, `${admonition.kind(node)} "${collapse(words)}"`].join(" > "));
  readBlocks(body, [...path, admonition.kind(node)], reader);
}

function readTabs(node: Element, path: readonly string[], reader: Reader): void {
  const labels = elementsOfRole(node, "tab");
  elementsOfRole(node, "tabpanel").forEach((panel, index) => {
    const label = labels[index];
    const name = `tab "${textOf(label)}"${attribute(label, "ariaSelected") === "true" ? "*" : ""}`;
    reader.lines.push([...path, name].join(" > "));
    readBlocks(panel.children, [...path, `tab ${textOf(label)}`], reader);
  });
}

/** Elements of a role in a set of tabs, not those of sets inside of its panels. */
function elementsOfRole(node: Element, role: string): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element") return [];
    const own = attribute(child, "role");
    if (own === role) return [child];
    return own === "tabpanel" ? [] : elementsOfRole(child, role);
  });
}

function readCode(node: Element, path: readonly string[], reader: Reader): void {
  const { code } = reader.dialect;
  const title = textOf(select(code.title, node));
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
    reader,
  );
}

function readPlainCode(node: Element, path: readonly string[], reader: Reader): void {
  const text = childrenOf(node).map(rawText).join("").replace(/\n$/, "");
  pushCode("code", text.split("\n"), path, reader);
}

const rawText = (node: Node): string =>
  node.type === "text" ? node.value : childrenOf(node).map(rawText).join("");

function pushCode(
  name: string,
  lines: readonly string[],
  path: readonly string[],
  { lines: out }: Reader,
): void {
  out.push([...path, name].join(" > "));
  // Blank lines at the end are not to be seen.
  const last = lines.findLastIndex((line) => line.trim() !== "");
  out.push(...lines.slice(0, last + 1).map((line) => `  | ${line.trimEnd()}`.trimEnd()));
}

function readCard(node: Element, path: readonly string[], reader: Reader): void {
  const { card } = reader.dialect;
  const description = textOf(select(card.description, node));
  const name = linkLine(`card "${textOf(select(card.title, node))}"`, attribute(node, "href"));
  reader.lines.push([...path, `${name}: ${description}`].join(" > "));
}

function readDetails(node: Element, path: readonly string[], reader: Reader): void {
  const summary = node.children.find(
    (child) => child.type === "element" && child.tagName === "summary",
  );
  const words = summary ? collapse(readWords(summary, reader.dialect)) : "";
  reader.lines.push([...path, `details "${words}"`].join(" > "));
  readBlocks(
    node.children.filter((child) => child !== summary),
    [...path, "details"],
    reader,
  );
}

/** Cards stand in lists here and there; as such they are no entries. */
function readList(node: Element, path: readonly string[], reader: Reader): void {
  const items = node.children.filter((child): child is Element => child.type === "element");
  const isCards = select(reader.dialect.card.root, node) !== null;
  const start = Number(attribute(node, "start") ?? 1);
  items.forEach((item, index) => {
    const name = node.tagName === "ol" ? `${index + start}.` : "•";
    readBlocks(item.children, isCards ? path : [...path, name], reader);
  });
}

function readRow(node: Element, path: readonly string[], reader: Reader): void {
  const cells = node.children.filter((child): child is Element => child.type === "element");
  const words = cells.map((cell) =>
    collapse(cell.children.map((child) => readWords(child, reader.dialect)).join("")),
  );
  // Of a row of headings, an empty cell may be an ordinary one.
  const isHead = cells.every(({ tagName }, at) => tagName === "th" || words[at] === "");
  const name = isHead && cells.some(({ tagName }) => tagName === "th") ? "head" : "row";
  reader.lines.push([...path, `${name}: ${words.join(" | ")}`].join(" > "));
}
