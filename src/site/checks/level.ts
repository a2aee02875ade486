import type { Problem } from "../../../packages/problems";

/** How bad the settings take something: `ignore`, `warning` or `error`. */
type Level = string | undefined;

/** Problems at the level of the settings: none at all if nobody wants to hear of them. */
export function atLevel(level: Level, problems: () => Problem[]): Problem[] {
  if (level === "ignore") return [];
  return problems().map((problem) => ({
    ...problem,
    severity: level === "error" ? "error" : "warning",
  }));
}
