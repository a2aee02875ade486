import { checkContent, problemsOf } from "../quality/check-content";
import { formatCounts } from "../quality/format-counts";
import { loadInput } from "../quality/load-input";
import { formatReport } from "../site/report/format-report";

/**
 * Checks what the content says, without a build: `tsx src/commands/check-content.ts [--json]`.
 * Exit code 1 if anything is an error.
 */
async function main(words: readonly string[]): Promise<number> {
  const loaded = await loadInput(process.env);
  const report = checkContent(loaded.input);
  const problems = [...loaded.problems, ...problemsOf(report)];
  const counts = Object.fromEntries(report.map(({ rule, counts: found }) => [rule, found ?? {}]));
  process.stdout.write(
    words.includes("--json")
      ? `${JSON.stringify({ problems, counts }, null, 2)}\n`
      : `${formatReport(problems)}\n\n${formatCounts(loaded.input, report)}\n`,
  );
  return problems.some(({ severity }) => severity === "error") ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
