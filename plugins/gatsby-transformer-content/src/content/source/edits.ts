import type { Place } from "../../../../../packages/problems";

/** A change of a text: characters taken away at an offset, and others put in their place. */
export interface Edit {
  at: number;
  remove: number;
  insert: string;
}

/** A changed text, and the way back from its places to those of the text before. */
export interface EditedText {
  text: string;
  /** The place in the original of a place in the changed text. */
  toOriginal: (place: Place) => Place;
}

/**
 * Applies edits. None of them may hold a line break, so lines stay what they are. Of two edits of the
 * same characters the first wins.
 */
export function applyEdits(source: string, edits: readonly Edit[]): EditedText {
  if (edits.length === 0) return { text: source, toOriginal: (place) => place };
  const sorted = [...edits].sort((a, b) => a.at - b.at);
  const shifts = new Map<number, Shift[]>();
  const lines = lineCounter(source);
  let text = "";
  let from = 0;
  for (const { at, remove, insert } of sorted) {
    if (at < from) continue;
    text += source.slice(from, at) + insert;
    from = at + remove;
    const { line, column } = lines(at);
    const inLine = shifts.get(line) ?? [];
    inLine.push({ column, removed: remove, inserted: insert.length });
    shifts.set(line, inLine);
  }
  text += source.slice(from);
  return { text, toOriginal: (place) => moveBack(place, shifts.get(place.line) ?? []) };
}

/** What an edit did to its line, at a column of the original. */
interface Shift {
  column: number;
  removed: number;
  inserted: number;
}

function moveBack(place: Place, shifts: readonly Shift[]): Place {
  let moved = 0;
  for (const { column, removed, inserted } of shifts) {
    const start = column + moved;
    if (place.column <= start) break;
    // A place inside of what was put in has none in the original: its start stands for it.
    if (place.column < start + inserted) return { ...place, column };
    moved += inserted - removed;
  }
  return { ...place, column: place.column - moved };
}

/** Finds lines and columns of offsets that are asked for in ascending order. */
function lineCounter(source: string): (offset: number) => Place {
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

/** `## Title {#id}`: to MDX the braces would be an expression. */
const HEADING_ID = /^[ \t>]*#{1,6}[ \t].*?[^\\\s]\s*(\{#[^\s{}]+\})[ \t]*$/gm;
/** `:::tip Title`, as older content writes it, where the directive's own syntax is `:::tip[Title]`. */
const TITLE =
  /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,}[A-Za-z][\w-]*)([ \t]+)(?![[{\s])(.*?)[ \t]*$/gm;
const TRUNCATION = /^\{\s*\/\*\s*truncate\s*\*\/\s*\}/gm;
const COMMENT = /<!--([\s\S]*?)-->/g;

/** Whether an offset of the text stands in code. */
export type IsCode = (offset: number) => boolean;

/** Ids of headings for MDX: a backslash makes the brace a character. */
export function headingIdEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(HEADING_ID)].flatMap((match) => {
    const at = match.index + match[0].lastIndexOf(match[1] ?? "");
    return isCode(at) ? [] : [{ at, remove: 0, insert: "\\" }];
  });
}

/** Titles of admonitions that follow the name after a space. */
export function admonitionTitleEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(TITLE)].flatMap((match) => {
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

/** The mark of MDX for the end of a lead in plain Markdown, where braces are only braces. */
export function truncationEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(TRUNCATION)].flatMap(({ index, 0: { length } }) =>
    isCode(index) ? [] : [{ at: index, remove: length, insert: "<!-- truncate -->" }],
  );
}

/** Comments of HTML for MDX, whose comments are expressions. Every character keeps its place. */
export function commentEdits(source: string, isCode: IsCode): Edit[] {
  return [...source.matchAll(COMMENT)].flatMap((match) => {
    if (isCode(match.index)) return [];
    return hideEdits(source, match.index, match.index + match[0].length, [4, 3]);
  });
}

/**
 * Makes a piece of the text a comment of MDX.
 *
 * @param marks how many characters at its start and end are marks that go
 */
export function hideEdits(
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
