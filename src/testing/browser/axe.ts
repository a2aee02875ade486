import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";

const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  help: string;
  nodes: Array<{ html: string; failureSummary?: string }>;
}

/**
 * What axe finds wrong, as lines to read.
 *
 * @param rules those of axe to run; all of its defaults without it
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options = JSON.stringify({ resultTypes: ["violations"], runOnly: rules });
  const violations = (await page.evaluate(
    `axe.run(${options}).then((results) => results.violations)`,
  )) as Violation[];
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}
