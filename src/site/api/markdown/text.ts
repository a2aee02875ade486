import { isSafeAddress } from "../../../lib/api/addresses";

/** Joins blocks with empty lines and leaves out empty ones. */
export function blocks(...parts: Array<string | undefined | false>): string {
  return parts
    .filter((part): part is string => typeof part === "string" && part !== "")
    .join("\n\n");
}

/** Formats text as a code span, even if it contains backticks. */
export function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(Math.max(0, ...runs.map(({ length }) => length)) + 1);
  const pad = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${pad}${text.replace(/\n/g, "\\n")}${pad}${fence}`;
}

/** Formats text as a fenced block, even if it contains fences. */
export function fenced(text: string, language = ""): string {
  const runs = text.match(/`{3,}/g) ?? [];
  const fence = "`".repeat(Math.max(2, ...runs.map(({ length }) => length)) + 1);
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** Formats a heading. */
export function heading(level: number, text: string): string {
  return `${"#".repeat(Math.min(level, 6))} ${text}`;
}

/** Formats a link. */
export function link(text: string, href: string): string {
  return `[${text}](${href})`;
}

/** Formats a URL of the document as a link, or as code if it could run a script. */
export function outerLink(address: string): string {
  return isSafeAddress(address) ? link(address, address) : code(address);
}

/** Indents every line for the content of a list item. */
function indent(text: string, depth: number): string {
  const space = "  ".repeat(depth);
  return text
    .split("\n")
    .map((line) => (line === "" ? "" : space + line))
    .join("\n");
}

/** Formats a list item with indented content below its first line. */
export function item(first: string, ...below: Array<string | undefined | false>): string {
  const rest = below.filter((part): part is string => typeof part === "string" && part !== "");
  return [`- ${first}`, ...rest.map((part) => indent(part, 1))].join("\n");
}

/** Joins list items. */
export function list(items: readonly string[]): string {
  return items.join("\n");
}
