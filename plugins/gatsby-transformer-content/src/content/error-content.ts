import type { TextProblem } from "../../../../packages/problems";
import { EMPTY_CONTENT } from "./compile";
import type { CompiledContent, ElementTuple } from "./types";

/** Returns the content that develop shows instead of a page with errors: what is wrong, and where. */
export function errorContent(file: string, errors: readonly TextProblem[]): CompiledContent {
  const rows = errors.map((problem): ElementTuple => {
    const { line, column, message, value, hint } = problem;
    const place = [problem.file ?? file, line, column].filter(Boolean).join(":");
    const found: ElementTuple[] = value === undefined ? [] : [["code", 0, value]];
    return ["li", 0, ["code", 0, place], " ", message, " ", ...found, " ", hint ?? ""];
  });
  const title: ElementTuple = ["p", { className: "admonition-title" }, "This page has errors"];
  const report: ElementTuple = [
    "div",
    { className: "admonition admonition-danger", role: "note" },
    title,
    ["ul", 0, ...rows],
  ];
  return { ...EMPTY_CONTENT, tree: [report] };
}
