/** Elements that begin and end a line. */
const BLOCKS =
  /^(?:article|aside|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|label|legend|li|main|nav|ol|p|pre|section|summary|table|tr|ul)$/;

/**
 * Returns what a part of a page says to its readers, line by line: `# Title`, `• entry`, `[link](address)`,
 * `<button>`, `` `code` ``, `▸ closed disclosure`, `nav Name:` and `{checkbox name, checked}`. A name is that of
 * `aria-label` where there is one, and `*` follows what is current, selected or pressed. What is hidden from all
 * readers, or from those of screen readers, is left out.
 */
export function linesOf(root: Element): string[] {
  const text = textOf(root)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n");
  // An entry begins with its first line.
  return text
    .replace(/•\s+/g, "• ")
    .trim()
    .split("\n")
    .filter((line) => line !== "");
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent?.replace(/\n/g, " ") ?? "";
  if (node.matches("[hidden]:not([hidden=until-found]), [aria-hidden=true]")) return "";
  const label = node.getAttribute("aria-label");
  const content = [...node.childNodes].map(textOf).join("");
  const [before, after] = marksOf(node);
  if (!BLOCKS.test(node.localName))
    return `${before}${label ?? (before === "" ? content : content.trim())}${after}`;
  const name = label === null ? "" : `${node.getAttribute("role") ?? node.localName} ${label}:\n`;
  return `\n${before}${name}${content}${after}\n`;
}

const MARKS: Readonly<Record<string, (element: Element) => [before: string, after: string]>> = {
  a: (link) => (link.hasAttribute("href") ? ["[", `](${link.getAttribute("href")})`] : ["", ""]),
  button: () => ["<", ">"],
  code: () => ["`", "`"],
  h1: () => ["# ", ""],
  h2: () => ["## ", ""],
  h3: () => ["### ", ""],
  img: (image) => [`![${image.getAttribute("alt")}](${image.getAttribute("src")})`, ""],
  input: (field) => [
    `{${field.getAttribute("type") ?? "text"} `,
    `${field.getAttribute("name") ?? ""}${field.matches(":checked") ? ", checked" : ""}}`,
  ],
  li: () => ["• ", ""],
  summary: (summary) => [summary.parentElement?.hasAttribute("open") ? "▾ " : "▸ ", ""],
};

function marksOf(element: Element): [before: string, after: string] {
  const [before, after] = MARKS[element.localName]?.(element) ?? ["", ""];
  const isChosen = element.matches("[aria-current], [aria-selected=true], [aria-pressed=true]");
  return [before, isChosen ? `${after}*` : after];
}
