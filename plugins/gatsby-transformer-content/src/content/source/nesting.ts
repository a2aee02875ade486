import type { FilePosition } from "../../../../../packages/problems";
import { positionAt } from "../../../../../packages/problems";
import type { TreeNode } from "../tree";
import { positionOf } from "../tree";
import type { IsCode } from "./edits";

/** Levels of nesting that a page may have. Parsers and renderers need a call for each. */
const MAX_DEPTH = 100;

export const TOO_DEEP = `It is nested more than ${MAX_DEPTH} levels deep.`;

const MARKER = /(?:>|[-*+]|\d{1,9}[.)])(?=[ \t>]|$)/y;
const LINE = /^([ \t]*)(.*)$/gm;

/**
 * Finds block quotes and lists that are nested too deep, before a parser spends minutes on them.
 * Returns the position of the line.
 */
export function findDeepBlocks(source: string, isCode: IsCode): FilePosition | undefined {
  /** Indentation of the lists around a line. */
  const lists: number[] = [];
  for (const { index, 1: indent = "", 2: line = "" } of source.matchAll(LINE)) {
    const markers = countMarkers(line);
    if (markers === 0 || isCode(index)) continue;
    while ((lists.at(-1) ?? -1) >= indent.length) lists.pop();
    lists.push(indent.length);
    if (markers > MAX_DEPTH || lists.length > MAX_DEPTH) return positionAt(source, index);
  }
  return undefined;
}

function countMarkers(line: string): number {
  let count = 0;
  for (let at = 0; at < line.length && count <= MAX_DEPTH; at += 1) {
    if (/[ \t]/.test(line[at] ?? "")) continue;
    MARKER.lastIndex = at;
    const [marker] = MARKER.exec(line) ?? [];
    if (!marker) break;
    count += 1;
    at += marker.length - 1;
  }
  return count;
}

/** Finds the first node that is nested too deep. Does not call itself, so any depth is fine. */
export function findDeepNode(tree: TreeNode): FilePosition | undefined {
  const left: Array<[TreeNode, number]> = [[tree, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, depth] = next;
    if (depth > MAX_DEPTH) return positionOf(node);
    if ("children" in node) for (const child of node.children) left.push([child, depth + 1]);
  }
  return undefined;
}
