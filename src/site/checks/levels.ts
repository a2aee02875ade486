import path from "node:path";
import type { Problem, Severity } from "../../../packages/problems";
import { didYouMean, projectPath } from "../../../packages/problems";
import { positionOfKey } from "../../../plugins/gatsby-transformer-content/data-files";
import type { SiteSources } from "../settings";
import type { LocatableProblem } from "./checked-site";

/** Severity that `checks` in `site.yml` gives to a check. */
export type Level = Severity | "ignore";

/** A check whose severity is a setting. */
export interface LeveledCheck {
  /** Level where the settings have none. */
  level: Level;
  /** Codes of what it finds. */
  codes: readonly string[];
  /** True if `ignore` in the settings means `warning`. */
  isNeverIgnored?: boolean;
}

/**
 * Gives findings the levels of their checks. A warning remains a warning, and only `ignore` removes it: it
 * is about something that may be right.
 */
export function withLevels<Finding extends Pick<Problem, "code"> & { severity: string }>(
  findings: readonly Finding[],
  checks: Readonly<Record<string, LeveledCheck>>,
  settings: Readonly<Record<string, Level>>,
): Finding[] {
  const levels = new Map(
    Object.entries(checks).flatMap(([name, { level: usual, codes, isNeverIgnored }]) => {
      const chosen = settings[name] ?? usual;
      const level = chosen === "ignore" && isNeverIgnored ? "warning" : chosen;
      return codes.map((code) => [code, level] as const);
    }),
  );
  return findings.flatMap((finding) => {
    const level = levels.get(finding.code);
    if (level === "ignore") return [];
    return [level === "warning" ? { ...finding, severity: level } : finding];
  });
}

/** Finds names in `checks` of the settings that no check has. */
export function findUnknownChecks(
  { contentRoot, settings }: SiteSources,
  known: readonly string[],
): LocatableProblem[] {
  return Object.keys(settings.checks)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: "site/unknown-key",
      severity: "error",
      file: projectPath(path.join(contentRoot, "site.yml")),
      locate: (source) => positionOfKey(source, ["checks", name]),
      pointer: `/checks/${name}`,
      message: `There is no check named "${name}".`,
      value: name,
      hint: didYouMean(name, known),
    }));
}
