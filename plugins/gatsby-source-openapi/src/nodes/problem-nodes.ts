import type { NodeInput } from "gatsby";
import { NODE_TYPES } from "../constants";
import type { ResolvedOptions } from "../plugin-options";
import { sortProblems } from "../../../../packages/problems";
import type { Problem } from "../../../../packages/problems";
import type { NodeFactory } from "./node-context";

/** What is wrong with a document, as nodes. */
export function problemNodes(
  factory: NodeFactory,
  { id, basePath }: ResolvedOptions,
  problems: readonly Problem[],
): NodeInput[] {
  return sortProblems(problems).flatMap((problem, index) =>
    factory.make({
      type: NODE_TYPES.Problem,
      key: String(index),
      fields: { ...problem, documentId: id, basePath },
    }),
  );
}
