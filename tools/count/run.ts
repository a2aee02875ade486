import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";

/** A file of one revision. */
interface SourceFile {
  path: string;
  lines: number;
}

type Counts = Record<"files" | "lines", number>;

/**
 * Prints lines and files of production code by area as a Markdown table:
 * `npm run count --prefix tools -- [--base REVISION]`. Tests, fixtures, test helpers and generated
 * types are left out. With `--base`, the numbers of another revision come first.
 */
function main(words: readonly string[]): void {
  const { values } = parseArgs({ args: [...words], options: { base: { type: "string" } } });
  const revisions = [...(values.base ? [values.base] : []), undefined];
  const counted = revisions.map((revision) => countByArea(listFiles(revision)));
  const areas = [...new Set(counted.flatMap((areas) => [...areas.keys()]))].sort();
  const names = revisions.map((revision) => revision ?? "working tree");
  const head = ["Area", ...names.flatMap((name) => [`files, ${name}`, `lines, ${name}`])];
  const rows = areas.map((area) => [area, ...counted.flatMap((areas) => cells(areas.get(area)))]);
  const site = areas.filter((area) => !area.startsWith("tools/"));
  const totals = [
    ["**without tools**", ...counted.flatMap((counts) => cells(sum(counts, site)))],
    ["**everything**", ...counted.flatMap((counts) => cells(sum(counts, areas)))],
  ];
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  for (const row of [head, rule, ...rows, ...totals]) console.log(`| ${row.join(" | ")} |`);
}

const CODE = /\.(?:ts|tsx|mjs|js|cjs)$/;
const NOT_PRODUCTION =
  /(?:^|\/)(?:__tests__|__fixtures__|__mocks__)\/|^src\/testing\/|\.d\.ts$|^content\/|^jest\.config\.ts$|^tools\/bench\/peers\//;

/** Lists the production files of a revision, or of the working tree. */
function listFiles(revision: string | undefined): SourceFile[] {
  const words = revision
    ? ["ls-tree", "-r", "--name-only", revision]
    : ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const paths = git(words)
    .split("\n")
    .filter((path) => CODE.test(path) && !NOT_PRODUCTION.test(path));
  const counts = countLines(paths, revision);
  return paths.flatMap((path) => {
    const lines = counts.get(path);
    return lines === undefined ? [] : [{ path, lines }];
  });
}

/** Counts lines with one call of git; empty files and files that are gone are left out. */
function countLines(paths: readonly string[], revision: string | undefined): Map<string, number> {
  const words = revision ? ["grep", "-c", "", revision] : ["grep", "--untracked", "-c", ""];
  const output = git([...words, "--", ...paths]);
  const prefix = revision ? `${revision}:` : "";
  return new Map(
    output
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const colon = line.lastIndexOf(":");
        return [line.slice(prefix.length, colon), Number(line.slice(colon + 1))];
      }),
  );
}

function git(words: readonly string[]): string {
  return execFileSync("git", words, { encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** `src/site`, `plugins/gatsby-source-openapi`, `tools/charts`; files of the root are one area. */
function areaOf(path: string): string {
  const parts = path.split("/");
  if (parts.length === 1) return "(root)";
  return parts.length === 2 ? `${parts[0]}/` : parts.slice(0, 2).join("/");
}

function countByArea(files: readonly SourceFile[]): Map<string, Counts> {
  const areas = new Map<string, Counts>();
  for (const { path, lines } of files) {
    const { files: count, lines: total } = areas.get(areaOf(path)) ?? { files: 0, lines: 0 };
    areas.set(areaOf(path), { files: count + 1, lines: total + lines });
  }
  return areas;
}

function sum(counts: ReadonlyMap<string, Counts>, areas: readonly string[]): Counts {
  const chosen = areas.flatMap((area) => counts.get(area) ?? []);
  return {
    files: chosen.reduce((total, { files }) => total + files, 0),
    lines: chosen.reduce((total, { lines }) => total + lines, 0),
  };
}

function cells(counts: Counts = { files: 0, lines: 0 }): string[] {
  return [counts.files, counts.lines].map((number) => number.toLocaleString("en-US"));
}

main(process.argv.slice(2));
