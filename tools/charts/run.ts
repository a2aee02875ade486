import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import type { DrawingProblem } from "../drawing/problem";
import { reportRun } from "../drawing/report";
import type { Product } from "../drawing/settle";
import { settle, textProduct } from "../drawing/settle";
import { drawChart } from "./draw-chart";
import { readChart } from "./read-chart";

/** Charts are part of the page: every reader loads their bytes. */
const MOST_BYTES = 8 * 1024;
const ENDING = ".chart.json";

/**
 * Draws `x.svg` from every `x.chart.json` below the content folder:
 * `npm run charts --prefix tools -- [--check] [FOLDER]`. With `--check` it writes nothing and fails
 * if a drawing is out of date with its data.
 */
async function main(words: readonly string[]): Promise<number> {
  const check = words.includes("--check");
  const root = resolve(import.meta.dirname, "../..");
  const folder = resolve(root, words.find((word) => !word.startsWith("--")) ?? "content");
  const problems: DrawingProblem[] = [];
  const products: Product[] = [];
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(ENDING)).sort()) {
    const file = relative(root, join(folder, name));
    const read = readChart(await readFile(join(folder, name), "utf8"));
    problems.push(...read.problems.map((problem) => ({ ...problem, file })));
    if (read.chart === undefined) continue;
    const svg = drawChart(read.chart);
    if (svg.length > MOST_BYTES) problems.push(tooLarge(file, svg.length));
    products.push(textProduct(join(folder, `${name.slice(0, -ENDING.length)}.svg`), svg));
  }
  const settled = await settle(products, check);
  const run = { what: "charts", command: "npm run charts --prefix tools", root, problems, settled };
  const { lines, exitCode } = reportRun(run);
  process.stdout.write(`${lines.join("\n")}\n`);
  return exitCode;
}

function tooLarge(file: string, bytes: number): DrawingProblem {
  return {
    code: "chart/too-large",
    severity: "error",
    file,
    message: `The drawing has ${bytes} bytes, more than ${MOST_BYTES}.`,
    hint: "Show fewer values, or bin them.",
  };
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
