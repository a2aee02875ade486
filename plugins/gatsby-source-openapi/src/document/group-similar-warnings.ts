import type { Problem } from "../../../../packages/problems";

/** Most warnings of one kind in a file that are reported one by one. */
const MOST_SIMILAR = 3;

/**
 * Joins warnings of one kind in a file, of which a document often has hundreds, to the first one,
 * with their number and the next places. Expects problems sorted by place.
 */
export function groupSimilarWarnings(problems: readonly Problem[]): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const [index, problem] of problems.entries()) {
    const kind = problem.severity === "warning" ? kindOf(problem) : String(index);
    groups.set(kind, [...(groups.get(kind) ?? []), problem]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length < MOST_SIMILAR) return [first ?? [], others].flat(2);
    const [one, two, three] = others.map(({ line, column, pointer }) =>
      line === undefined ? pointer : `${line}:${column}`,
    );
    const more = `${others.length} more like this, the next ones at ${one}, ${two} and ${three}.`;
    return [{ ...first, message: `${first.message} ${more}` }];
  });
}

/** Codes of warnings that many members can have, each with a name or value of its own in the message. */
const WITH_NAMES = ["enum-type", "invalid-example", "undefined-required"];

/** Returns what similar warnings share. */
function kindOf({ code, file, message }: Problem): string {
  const text = WITH_NAMES.includes(code) ? message.replace(/(["'`]).*?\1/g, "") : message;
  return [file, code, text].join(" ");
}
