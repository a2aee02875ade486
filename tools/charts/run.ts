import { readFile } from "node:fs/promises";
import { relative, resolve } from "node:path";
import { drawChart } from "./draw-chart";
import { findChartFiles, pictureOf } from "./find-chart-files";
import { readChart } from "./read-chart";
import type { DrawingProblem } from "../drawing/problem";
import { reportRun } from "../drawing/report";
import { settle, textProduct } from "../drawing/settle";
import type { Product } from "../drawing/settle";

/** A picture in the page costs every reader its bytes. */
const MOST_BYTES = 8 * 1024;

/**
 * Draws the picture of every `*.chart.json` below the content folder:
 * `npm run charts --prefix tools -- [--check] [FOLDER]`. With `--check` nothing is written, and the
 * command fails when a picture is not what its data give.
 */
async function main(words: readonly string[]): Promise<number> {
  const check = words.includes("--check");
  const root = resolve(import.meta.dirname, "../..");
  const folder = resolve(root, words.find((word) => !word.startsWith("--")) ?? "content");
  const problems: DrawingProblem[] = [];
  const products: Product[] = [];
  for (const file of await findChartFiles(folder)) {
    const read = readChart(await readFile(file, "utf8"));
    const name = relative(root, file);
    problems.push(...read.problems.map((problem) => ({ ...problem, file: name })));
    if (read.chart === undefined) continue;
    const svg = drawChart(read.chart);
    if (svg.length > MOST_BYTES) problems.push(tooLarge(name, svg.length));
    products.push(textProduct(pictureOf(file), svg));
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
    message: `The picture has ${bytes} bytes, more than ${MOST_BYTES}.`,
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
