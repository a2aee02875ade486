import { readdir } from "node:fs/promises";
import { join } from "node:path";

const ENDING = ".chart.json";

/** All `*.chart.json` files in a folder and below it, in alphabetical order. */
export async function findChartFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith(ENDING) && !name.includes("node_modules"))
    .map((name) => join(folder, name))
    .sort();
}

/** Where the picture of a chart belongs: `waits.chart.json` makes `waits.svg` beside it. */
export function pictureOf(file: string): string {
  return `${file.slice(0, -ENDING.length)}.svg`;
}
