import type { LeftOutPage } from "../../site/component-pages";
import type { PagePlan } from "../../site/create-pages/plan";
import type { Note } from "./unused-options";

/** A problem of the new site. */
interface Finding {
  /** File and position: `docs/a.md:3:1`. */
  place: string;
  /** The address of a link, or what else is wrong. */
  value: string;
  message: string;
}

/** Everything that a migration has done, and what it has not. */
export interface Migration {
  /** Files and links, from the site's folder. */
  written: string[];
  /** Numbers of pages that were moved, by kind. */
  moved: Record<string, number>;
  /** Pages that are not part of the new site, and files that replace parts of Docusaurus' theme. */
  leftOut: Array<Pick<LeftOutPage, "file" | "reason">>;
  /** Options without a counterpart. */
  notes: Note[];
  /** Links that lead nowhere. */
  brokenLinks: Finding[];
  /** Everything else that the checks find, such as diagrams that cannot be drawn. */
  problems: Finding[];
  /** Packages that pages import. */
  packages: string[];
  /** Modules that the configuration imports and that are not installed. */
  missing: string[];
}

/** Name of the pages that are written as components. */
export const COMPONENT_PAGES = "pages that are components";

const KINDS: Partial<Record<PagePlan["template"], string>> = {
  "doc-page": "documentation",
  category: "categories",
  "blog-post": "posts",
  "standalone-page": "other pages",
  "component-page": COMPONENT_PAGES,
};

/** Counts the pages that a site's own files become. */
export function countPages(plans: readonly PagePlan[]): Record<string, number> {
  const counts = Object.values(KINDS).map((kind): [string, number] => [
    kind,
    plans.filter(({ template }) => KINDS[template] === kind).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** More lines of one kind say little, and --json has them all. */
const MOST = 40;

/** Formats a migration as tables, each option once. */
export function formatMigration(folder: string, migration: Migration): string {
  const { written, moved, leftOut, notes, brokenLinks, problems, packages, missing } = migration;
  const options = new Map(notes.map(({ option, advice }) => [option, advice]));
  const sections: Array<[title: string, rows: string[][]]> = [
    [`Written in ${folder}`, written.map((name) => [name])],
    ["Pages moved", Object.entries(moved).map(([kind, count]) => [kind, String(count)])],
    ["Left out", leftOut.map(({ file, reason }) => [file, reason])],
    ["Options without a counterpart", [...options]],
    ["Links that will break", brokenLinks.map(rowOf)],
    ["Other problems of pages and settings", problems.map(rowOf)],
    ["Packages that pages use", packages.map((name) => [name])],
    ["Not installed, so its part of the configuration is unknown", missing.map((name) => [name])],
  ];
  return [
    ...sections.flatMap(([title, rows]) => (rows.length > 0 ? [title, ...table(rows), ""] : [])),
    `Next: CONTENT_ROOT=${folder} npm run check, then CONTENT_ROOT=${folder} npm start`,
  ].join("\n");
}

function rowOf({ place, value, message }: Finding): string[] {
  return [place, value.split("\n", 1)[0] ?? "", message];
}

function table(rows: readonly string[][]): string[] {
  const width = (column: number) =>
    Math.min(60, Math.max(...rows.map((row) => (row[column] ?? "").length)));
  const lines = rows
    .slice(0, MOST)
    .map((row) =>
      `  ${row.map((cell, column) => cell.padEnd(width(column))).join("  ")}`.trimEnd(),
    );
  const rest = rows.length - MOST;
  return rest > 0 ? [...lines, `  … and ${rest} more (--json lists all)`] : lines;
}
