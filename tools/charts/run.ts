import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Output } from "../shared/outputs";
import { runTool, textOutput } from "../shared/outputs";
import type { Problem } from "../shared/problem";
import { drawChart } from "./draw-chart";
import { readChart } from "./read-chart";
import { WIDTHS } from "./theme";

/** Charts are part of the page: every reader loads their bytes. */
const MOST_BYTES = 8 * 1024;
const ENDING = ".chart.json";

/** Draws `x.svg`, and `x.narrow.svg` for narrow columns, from every `x.chart.json` below the content folder. */
async function readCharts(content: string) {
  const problems: Problem[] = [];
  const outputs: Output[] = [];
  const names = await readdir(content, { recursive: true });
  for (const name of names.filter((one) => one.endsWith(ENDING)).sort()) {
    const file = join(content, name);
    const read = readChart(await readFile(file, "utf8"));
    problems.push(...read.problems.map((problem) => ({ ...problem, file })));
    if (read.chart === undefined) continue;
    const svg = drawChart(read.chart, WIDTHS.wide);
    if (svg.length > MOST_BYTES) problems.push(tooLarge(file, svg.length));
    const path = file.slice(0, -ENDING.length);
    outputs.push(textOutput(`${path}.svg`, svg));
    outputs.push(textOutput(`${path}.narrow.svg`, drawChart(read.chart, WIDTHS.narrow)));
  }
  return { problems, outputs };
}

function tooLarge(file: string, bytes: number): Problem {
  return {
    code: "chart/too-large",
    severity: "error",
    file,
    message: `The drawing has ${bytes} bytes, more than ${MOST_BYTES}.`,
    hint: "Show fewer values, or bin them.",
  };
}

const command = "npm run charts --prefix tools";
await runTool({ name: "charts", command, read: readCharts }, process.argv.slice(2));
