import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Document } from "yaml";
import type { Place } from "../../../../packages/problems";

/** Path of a value inside a YAML document: keys and list indexes. */
export type YamlPath = ReadonlyArray<PropertyKey>;

/**
 * Finds where a key stands in a YAML text; a path that leads nowhere gives the place of its
 * nearest ancestor. Parses the text anew: meant for reports, not for every value.
 */
export function placeOfKey(text: string, path: YamlPath): Place {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (let depth = path.length; depth > 0; depth -= 1) {
    const offset = offsetOf(document, path.slice(0, depth));
    if (offset === undefined) continue;
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  }
  return { line: 1, column: 1 };
}

function offsetOf(document: Document, path: YamlPath): number | undefined {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const last = path[path.length - 1];
  if (isSeq(parent)) return startOf(parent.items[Number(last)]);
  if (!isMap(parent)) return undefined;
  const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === last);
  return pair && startOf(pair.key);
}

function startOf(node: unknown): number | undefined {
  if (isPair(node)) return startOf(node.key);
  return isNode(node) ? node.range?.[0] : undefined;
}
