import { readFile } from "node:fs/promises";
import { splitFrontMatter } from "../front-matter/split-front-matter";
import type { Place, Problem } from "../../../../packages/problems";
import { placeInSidebars } from "../sidebars-file/read-sidebars";
import { placeOfKey } from "../yaml/place-of-key";
import type { NavProblem } from "./types";

/** Problems of the navigation as nodes, with the lines where they were written. */
export function describeProblems(
  problems: readonly NavProblem[],
): Promise<Array<Problem & { id: string }>> {
  return Promise.all(
    problems.map(async ({ path, ...problem }) => ({
      ...problem,
      id: `${problem.file}/${path.join("/")}`,
      ...(await placeOf({ path, ...problem })),
      pointer: `/${path.map(String).join("/")}`,
    })),
  );
}

/** Reads the file, as places are wanted only for the few entries that are wrong. */
async function placeOf({ file, path, value }: NavProblem): Promise<Place> {
  const source = await readFile(file, "utf8").catch(() => "");
  if (/\.mdx?$/.test(file)) return splitFrontMatter(source).placeOf(path);
  if (/_category_\.[a-z]+$/.test(file)) return placeOfKey(source, path);
  return placeInSidebars(file, source, path, value);
}
