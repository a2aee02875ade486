import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { LEVELED_CHECKS } from "..";
import type { Level } from "../levels";
import { withLevels } from "../levels";

const CHECKS = {
  names: { level: "warning", codes: ["x/name", "x/title"] },
  links: { level: "error", codes: ["x/link"] },
  pages: { level: "error", codes: ["x/page"], isNeverIgnored: true },
} as const;

function severities(code: string, severity: "error" | "warning", settings: Record<string, Level>) {
  const finding = { code, severity, file: "a.md", message: "Wrong." };
  return withLevels([finding], CHECKS, settings).map((problem) => problem.severity);
}

describe("the level of a check", () => {
  it.each<[string, "error" | "warning", Record<string, Level>, string[]]>([
    ["x/name", "error", {}, ["warning"]],
    ["x/name", "error", { links: "error" }, ["warning"]],
    ["x/name", "error", { names: "error" }, ["error"]],
    ["x/title", "error", { names: "ignore" }, []],
    ["x/link", "error", {}, ["error"]],
    ["x/link", "error", { links: "warning" }, ["warning"]],
    ["x/link", "warning", { links: "error" }, ["warning"]],
    ["x/link", "warning", { links: "ignore" }, []],
    ["x/page", "error", { pages: "warning" }, ["warning"]],
    ["x/page", "error", { pages: "ignore" }, ["warning"]],
    ["x/other", "error", { names: "ignore", links: "ignore" }, ["error"]],
  ])("decides the severity of %s, found as %s, with %j", (code, severity, settings, expected) => {
    expect(severities(code, severity, settings)).toEqual(expected);
  });

  it("has its default in the guide to settings", () => {
    const guide = readFileSync("docs/settings.md", "utf8");
    const [, example = ""] = /^```yaml\n(checks:\n[\s\S]*?)^```$/m.exec(guide) ?? [];
    const defaults = Object.entries(LEVELED_CHECKS).map(([name, { level }]) => [name, level]);
    expect(load(example)).toEqual({ checks: Object.fromEntries(defaults) });
  });
});
