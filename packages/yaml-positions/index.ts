import { isCollection, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import type { FilePosition } from "../problems";

/**
 * Creates a function that returns the position of a value in a YAML or JSON text, given the keys and indexes
 * that lead to it, or that of its nearest existing ancestor. In a mapping it is the position of the key. Parses
 * the text at the first call, so call it only for problems.
 */
export function createYamlLocator(text: string): (path: readonly PropertyKey[]) => FilePosition {
  const lines = new LineCounter();
  let contents: unknown;
  return (path) => {
    contents ??= parseDocument(text, { lineCounter: lines, uniqueKeys: false }).contents;
    const { line, col } = lines.linePos(offsetOf(contents, path));
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
}

function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents;
  let offset = startOf(contents);
  for (const key of path) {
    if (!isCollection(node)) return offset;
    const items: readonly unknown[] = node.items;
    const item = isMap(node) ? items.find((pair) => hasKey(pair, key)) : items[Number(key)];
    if (item === undefined) return offset;
    offset = startOf(item);
    node = isMap(node) && isPair(item) ? item.value : item;
  }
  return offset;
}

function hasKey(pair: unknown, key: PropertyKey): boolean {
  return isPair(pair) && isScalar(pair.key) && String(pair.key.value) === String(key);
}

function startOf(item: unknown): number {
  if (isPair(item)) return startOf(item.key);
  return isNode(item) ? (item.range?.[0] ?? 0) : 0;
}
