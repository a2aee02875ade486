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
