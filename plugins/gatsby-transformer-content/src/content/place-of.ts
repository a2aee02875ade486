import type { Place } from "../../../../packages/problems";
import type { TreeNode } from "./each-node";

/** Where a node stands: in the page's file, or in the partial that it comes from. */
export function placeOf({ position }: Pick<TreeNode, "position">): Place {
  const { line, column, file } = (position?.start ?? { line: 1, column: 1 }) as Place;
  return file === undefined ? { line, column } : { line, column, file };
}

/** Notes for a node and everything in it that it comes from another file than the page's. */
export function setFile(node: object, file: string): void {
  const { position, children = [] } = node as { position?: { start: Place }; children?: object[] };
  if (position && position.start.file === undefined) position.start.file = file;
  for (const child of children) setFile(child, file);
}
