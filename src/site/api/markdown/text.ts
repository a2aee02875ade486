import { isSafeAddress } from "../../../lib/api/addresses";

/** Lines of Markdown, joined by empty lines; parts that say nothing are left out. */
export function blocks(...parts: Array<string | undefined | false>): string {
  return parts
    .filter((part): part is string => typeof part === "string" && part !== "")
    .join("\n\n");
}

/** Text in a code span, whatever backticks it holds. */
export function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${text.replace(/\n/g, "\\n")}${pad}${fence}`;
}

/** Text in a fenced block, whatever fences it holds. */
export function fenced(text: string, language = ""): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** A heading. */
export function heading(level: number, text: string): string {
  return `${"#".repeat(Math.min(level, 6))} ${text}`;
}

/** A link. */
export function link(text: string, href: string): string {
  return `[${text}](${href})`;
}

/** A link to an address of the document; one that could run a script is text. */
export function outerLink(address: string): string {
  return isSafeAddress(address) ? link(address, address) : code(address);
}

/** Moves every line in, for what stands inside of a list item. */
function indent(text: string, depth: number): string {
  const space = "  ".repeat(depth);
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : space + line))
    .join("\n");
}

/** A list item: its first line, and below it what belongs to it. */
export function item(first: string, ...below: Array<string | undefined | false>): string {
  const rest = below.filter((part): part is string => typeof part === "string" && part !== "");
  return [`- ${first}`, ...rest.map((part) => indent(part, 1))].join("\n");
}

/** A list; nothing where it has no items. */
export function list(items: readonly string[]): string {
  return items.join("\n");
}
