import type { Surroundings } from "../read/surroundings";
import { toOurRoute } from "./deliberate-differences";

/** How much of what surrounds pages is equal. */
export interface SurroundingsComparison {
  /** By kind: edit links, redirects, feeds. */
  counts: Record<keyof Surroundings, { equal: number; all: number }>;
  differences: Array<{
    kind: keyof Surroundings;
    /** Address of the page or redirect, or format of the feed. */
    name: string;
    theirs: string;
    ours: string;
  }>;
}

/**
 * Compares what surrounds the pages of two builds. What only this project has is no difference: feeds in three
 * formats, and redirects from addresses that pages have in Docusaurus.
 *
 * @param paths addresses of our pages, which also answer at `x.html`
 */
export function compareSurroundings(
  theirs: Surroundings,
  ours: Surroundings,
  paths: ReadonlySet<string>,
): SurroundingsComparison {
  const move = (route: string) => {
    const [, path = "", suffix = ""] = /^([^?#]*)(.*)$/.exec(route) ?? [];
    const own = toOurRoute(path);
    return (ours.redirects[own] ?? own) + suffix;
  };
  const counts = { editLinks: none(), redirects: none(), feeds: none() };
  const result: SurroundingsComparison = { counts, differences: [] };
  const compare = (kind: keyof Surroundings, name: string, their: string, our: string) => {
    counts[kind].all += 1;
    if (their === our) counts[kind].equal += 1;
    else result.differences.push({ kind, name, theirs: their, ours: our });
  };
  for (const [route, link] of Object.entries(theirs.editLinks)) {
    compare("editLinks", route, link, ours.editLinks[move(route)] ?? "");
  }
  for (const [route, target] of Object.entries(theirs.redirects)) {
    const from = toOurRoute(route);
    const page = from.replace(/\.html$/, "");
    compare(
      "redirects",
      route,
      move(target),
      paths.has(page) ? page : (ours.redirects[from] ?? ""),
    );
  }
  for (const [format, entries] of Object.entries(theirs.feeds)) {
    const own = ours.feeds[format] ?? [];
    const length = Math.min(own.length || entries.length, entries.length);
    const lines = (list: readonly string[]) => list.slice(0, length).join("\n");
    compare("feeds", format, lines(entries.map(move)), lines(own));
  }
  return result;
}

function none() {
  return { equal: 0, all: 0 };
}

const KINDS: Record<keyof Surroundings, string> = {
  editLinks: "edit links",
  redirects: "redirects",
  feeds: "feeds",
};

/** Formats the comparison: differences, then how many are equal. */
export function formatSurroundings({ counts, differences }: SurroundingsComparison): string {
  const totals = Object.entries(counts).map(
    ([kind, { equal, all }]) => `${equal} of ${all} ${KINDS[kind as keyof Surroundings]}`,
  );
  return [
    ...differences.map(({ kind, name, theirs, ours }) =>
      [`${KINDS[kind]}: ${name}`, `  Docusaurus: ${theirs}`, `  this site:  ${ours}`, ""].join(
        "\n",
      ),
    ),
    `${totals.join(", ")} are equal.`,
  ].join("\n");
}
