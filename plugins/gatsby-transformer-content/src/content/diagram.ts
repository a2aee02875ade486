import { createHash } from "node:crypto";
import { safeSvg } from "../links/safe-svg";

/** Kinds of Mermaid diagrams that are drawn. */
const DRAWN = /^(?:graph|flowchart|sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram)\b/;

/** Front matter, comments and settings, styles of kinds that have none, and what happens on clicks. */
const NOT_DRAWN =
  /^---\n[\s\S]*?\n---\n|^[ \t]*(?:%%|accTitle|accDescr|(?:(?:de)?activate|autonumber|callback|click|cssClass|href|links?)\b).*/gm;

/** The site's colors for those of the library. */
const COLORS: Record<string, string> = {
  bg: "page",
  "_group-fill": "page",
  "_node-fill": "surface",
  "_group-hdr": "surface-strong",
  "_key-badge": "surface-strong",
  "_node-stroke": "border-strong",
  "_inner-stroke": "border",
  "_text-sec": "text-quiet",
  "_text-muted": "text-quiet",
  "_text-faint": "text-quiet",
  _line: "text-quiet",
  _arrow: "text-quiet",
};

/** A statement of a diagram. */
interface Statement {
  text: string;
  /** Line in the diagram, 0-based. */
  line: number;
}

/** A Mermaid diagram as SVG, or the lines because of which it cannot be drawn, 0-based. */
export type Drawing = { svg: string } | { unreadLines: number[] };

/**
 * Draws a Mermaid diagram as SVG in the colors of the page.
 *
 * @returns no lines if the diagram is of a kind that is not drawn
 */
export async function drawDiagram(source: string): Promise<Drawing> {
  const statements = statementsOf(source);
  const text = joinLines(statements);
  if (!DRAWN.test(text)) return { unreadLines: [] };
  // Its layout engine is large, and few sites have diagrams.
  const library = await import("beautiful-mermaid");
  const unreadLines = findUnreadLines(statements, library);
  if (unreadLines.length > 0) return { unreadLines };
  const prefix = `d${createHash("sha256").update(source).digest("hex").slice(0, 8)}-`;
  try {
    const svg = safeSvg(library.renderMermaidSVG(text))
      .replace(/var\(--([\w-]+)\)/g, (_, name: string) => `var(--${COLORS[name] ?? "text"})`)
      .replace(/ id="|url\(#/g, (start) => start + prefix);
    return { svg };
  } catch {
    return { unreadLines: [] };
  }
}

function statementsOf(source: string): Statement[] {
  const drawn = source.replace(NOT_DRAWN, (text) => text.replace(/[^\n]/g, ""));
  const statements = drawn
    .split("\n")
    .flatMap((part, line) => part.split(";").map((text) => ({ text: text.trim(), line })))
    .filter(({ text }) => text !== "");
  if (!/^(?:graph|flowchart)\b/.test(statements[0]?.text ?? "")) return statements;
  return statements.map(({ text, line }) => ({ text: withPlainArrows(text), line }));
}

function joinLines(statements: readonly Pick<Statement, "text">[]): string {
  return statements.map(({ text }) => text).join("\n");
}

/** Labels of a flowchart, and arrows of any length. */
const LABEL_OR_ARROW =
  /("[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|)|(<?)(-{2,}|={2,}|-\.+-?|\.+-)(>?)/g;

/** Writes the arrows of a flowchart in the one length, and with the spaces, that the library reads. */
function withPlainArrows(text: string): string {
  return text
    .replace(LABEL_OR_ARROW, (match, label, start: string, line: string, end: string) => {
      if (label !== undefined) return match;
      const plain = line.includes(".") ? line.replace(/\.+/, ".") : line.slice(0, end ? 2 : 3);
      return ` ${start}${plain}${end} `;
    })
    .replace(/([-=.]>?) +\|/g, "$1|")
    .trim();
}

/** Says what a diagram contains, in a form that can be compared. */
type Reader = (text: string, library: typeof import("beautiful-mermaid")) => string;

/** Leaves out notes and comments, but takes no time for placing boxes and arrows. */
const readQuickly: Reader = (text, { parseMermaid, renderMermaidASCII }) =>
  /^(?:graph|flowchart|state)/.test(text)
    ? JSON.stringify(parseMermaid(text), withMaps)
    : renderMermaidASCII(text);

const readAll: Reader = (text, { renderMermaidSVG }) => renderMermaidSVG(text);

function withMaps(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

/**
 * Finds the statements that the library does not read to their end, since it skips what it does not know. The
 * diagram is the same without such a statement, or without its last word or sign.
 */
function findUnreadLines(
  [header = { text: "", line: 0 }, ...statements]: readonly Statement[],
  library: typeof import("beautiful-mermaid"),
): number[] {
  const contentOf = (list: readonly Statement[], read: Reader) => {
    try {
      return read(joinLines([header, ...list]), library);
    } catch {
      return undefined;
    }
  };
  const isRead = (read: Reader, at: number, list: readonly Statement[]) => {
    const { text = "", line = 0 } = list[at] ?? {};
    const content = contentOf(list, read);
    const shorter = ["", text.replace(LAST_WORD, "").trim()];
    return shorter.every(
      (start) => contentOf(list.with(at, { text: start, line }), read) !== content,
    );
  };
  const unread = statements.filter(
    (statement, at) =>
      statement.text !== "}" &&
      !isRead(readQuickly, 0, [statement]) &&
      !isRead(readQuickly, at, statements) &&
      !isRead(readAll, at, statements),
  );
  return [...new Set(unread.map(({ line }) => line))];
}

const LAST_WORD = /(?:[\p{L}\p{N}_]+[^\p{L}\p{N}_\s]*|[^\p{L}\p{N}_\s]+)$/u;
