import { isAlias, isMap, isPair, isSeq, LineCounter, parseDocument } from "yaml";
import { segmentsOf } from "./pointer";

/** A place in a file, counted from 1. */
export type Position = { line: number; column: number };

/**
 * Makes a function that finds the line of a JSON pointer in a text. Where the pointer leads further
 * than the text, the deepest place on its way is given. The text is parsed at the first call only.
 */
export function createLocator(text: string): (pointer: string) => Position {
  const lines = new LineCounter();
  let contents: unknown;
  return (pointer) => {
    contents ??= parseDocument(text, { lineCounter: lines, uniqueKeys: false }).contents;
    const { line, col } = lines.linePos(offsetOf(contents, segmentsOf(pointer)));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
}

function offsetOf(contents: unknown, segments: string[]): number {
  let node = contents;
  let offset = startOf(contents);
  for (const segment of segments) {
    const child = step(node, segment);
    if (child === undefined) {
      return offset;
    }
    offset = child.offset;
    node = child.node;
  }
  return offset;
}

function step(node: unknown, segment: string): { node: unknown; offset: number } | undefined {
  if (isAlias(node)) {
    return undefined;
  }
  if (isSeq(node)) {
    const item = node.items[Number(segment)];
    return item === undefined ? undefined : { node: item, offset: startOf(item) };
  }
  if (!isMap(node)) {
    return undefined;
  }
  const pair = node.items.find((item) => isPair(item) && keyOf(item.key) === segment);
  return pair === undefined ? undefined : { node: pair.value, offset: startOf(pair.key) };
}

function keyOf(key: unknown): string {
  return typeof key === "object" && key !== null && "value" in key
    ? String(key.value)
    : String(key);
}

function startOf(node: unknown): number {
  const range = (node as { range?: [number, number, number] } | null)?.range;
  return range?.[0] ?? 0;
}
