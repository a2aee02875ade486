import type { VFile } from "vfile";
import type { LocalProblem, Place } from "../../../../packages/problems";
import { findingsOf } from "./content-file";
import type { TreeNode } from "./each-node";
import { placeOf } from "./place-of";

/** What is wrong, without its place. */
export type Finding = Omit<LocalProblem, "line" | "column" | "file">;

/** Records a problem at a node or a place. A partial that is used twice is reported once. */
export function report(
  file: VFile,
  at: Pick<TreeNode, "position"> | Place,
  finding: Finding,
): void {
  const place = "line" in at ? at : placeOf(at);
  const problem: LocalProblem = { ...finding, ...place };
  const { problems } = findingsOf(file);
  const key = JSON.stringify(problem);
  if (!problems.some((known) => JSON.stringify(known) === key)) problems.push(problem);
}
