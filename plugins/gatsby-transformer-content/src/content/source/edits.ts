import type { FilePosition } from "../../../../../packages/problems";

/** A text change: removes characters at an offset and inserts others. */
export interface Edit {
  at: number;
  remove: number;
  insert: string;
}

/** An edited text, and the mapping of its positions to the original. */
export interface EditedText {
  text: string;
  /** Maps a position to the original text. */
  toOriginal: (place: FilePosition) => FilePosition;
}

/**
 * Applies edits. They must not contain line breaks, so line numbers do not change. The first of two
 * overlapping edits wins.
 */
export function applyEdits(source: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return { text: source, toOriginal: (place) => place };
  const sorted = [...edits].sort((a, b) => a.at - b.at);
  const shifts = new Map<number, Shift[]>();
  const positionAt = lineCounter(source);
  let text = "";
  let copiedUpTo = 0;
  for (const { at, remove, insert } of sorted) {
    if (at < copiedUpTo) continue;
    text += source.slice(copiedUpTo, at) + insert;
    copiedUpTo = at + remove;
    const { line, column } = positionAt(at);
    const inLine = shifts.get(line) ?? [];
    inLine.push({ column, removed: remove, inserted: insert.length });
    shifts.set(line, inLine);
  }
  text += source.slice(copiedUpTo);
  return { text, toOriginal: (place) => toOriginalPlace(place, shifts.get(place.line) ?? []) };
}

/** Effect of an edit on its line, at a column of the original. */
interface Shift {
  column: number;
  removed: number;
  inserted: number;
}

function toOriginalPlace(place: FilePosition, shifts: readonly Shift[]): FilePosition {
  let moved = 0;
  for (const { column, removed, inserted } of shifts) {
    const start = column + moved;
    if (place.column <= start) break;
    // A position inside inserted text maps to the start of the insertion.
    if (place.column < start + inserted) return { ...place, column };
    moved += inserted - removed;
  }
  return { ...place, column: place.column - moved };
}

/** Returns a function from ascending offsets to lines and columns. */
function lineCounter(source: string): (offset: number) => FilePosition {
  let line = 1;
  let lineStart = 0;
  return (offset) => {
    for (;;) {
      const next = source.indexOf("\n", lineStart);
      if (next === -1 || next >= offset) return { line, column: offset - lineStart + 1 };
      line += 1;
      lineStart = next + 1;
    }
  };
}

/** `## Title {#id}`; MDX would parse the braces as an expression. */
const HEADING_ID = /^[ \t>]*#{1,6}[ \t].*?[^\\\s]\s*(\{#[^\s{}]+\})[ \t]*$/gm;
/** `:::tip Title`, the older form of `:::tip[Title]`. */
const SPACED_TITLE =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,}[A-Za-z][\w-]*)([ \t]+)(?![[{\s])(.*?)[ \t]*$/gm;
const TRUNCATION = /^\{\s*\/\*\s*truncate\s*\*\/\s*\}/gm;
const COMMENT = /<!--([\s\S]*?)-->/g;

/** Returns whether an offset is inside code. */
export type IsCode = (offset: number) => boolean;

/** Escapes the braces of heading ids for MDX. */
export function headingIdEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(HEADING_ID)].flatMap((match) => {
    const at = match.index + match[0].lastIndexOf(match[1] ?? "");
    return isCode(at) ? [] : [{ at, remove: 0, insert: "\\" }];
  });
}

/** Converts admonition titles after a space to the directive syntax. */
export function admonitionTitleEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(SPACED_TITLE)].flatMap((match) => {
    const [, name = "", space = "", title = ""] = match;
    if (isCode(match.index)) return [];
    const at = match.index + name.length;
    const start = at + space.length;
    return [
      { at, remove: space.length, insert: "[" },
      ...(isBalanced(title) ? [] : escapeBrackets(title, start)),
      { at: start + title.length, remove: 0, insert: "]" },
    ];
  });
}

function isBalanced(title: string): boolean {
  let depth = 0;
  for (const [bracket] of title.matchAll(/[[\]]/g)) {
    depth += bracket === "[" ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function escapeBrackets(title: string, start: number): Edit[] {
  return [...title.matchAll(/[[\]]/g)].map(({ index }) => ({
    at: start + index,
    remove: 0,
    insert: "\\",
  }));
}

/** Converts the MDX truncation marker for plain Markdown, where braces are text. */
export function truncationEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(TRUNCATION)].flatMap((match) =>
    isCode(match.index)
      ? []
      : [{ at: match.index, remove: match[0].length, insert: "<!-- truncate -->" }],
  );
}

/** Converts HTML comments to MDX comments. Characters keep their positions. */
export function commentEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(COMMENT)].flatMap((match) => {
    if (isCode(match.index)) return [];
    return mdxCommentEdits(source, match.index, match.index + match[0].length, [4, 3]);
  });
}

/**
 * Converts a range to an MDX comment.
 *
 * @param marks lengths of the delimiters to replace at the start and end
 */
export function mdxCommentEdits(
  source: string,
  start: number,
  end: number,
  [opening, closing]: readonly [number, number],
): Edit[] {
  const inner = source.slice(start + opening, end - closing);
  const closers = [...inner.matchAll(/\*(?=\/)/g)].map(({ index }) => ({
    at: start + opening + index,
    remove: 1,
    insert: " ",
  }));
  return [
    { at: start, remove: opening, insert: "{/*".padEnd(opening) },
    ...closers,
    { at: end - closing, remove: closing, insert: "*/}".padStart(closing) },
  ];
}
