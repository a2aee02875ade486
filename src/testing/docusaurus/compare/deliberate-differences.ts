import type { FactName } from "../read/page-facts";

/** A deliberate difference, its reason, and a function that removes it. */
export interface Rule {
  name: string;
  reason: string;
  /** Facts that the rule applies to. */
  facts: readonly FactName[];
  /** Returns the lines of one side without the difference. */
  settle: (lines: readonly string[], page: Settling) => readonly string[];
}

/** Context of the lines. */
interface Settling {
  route: string;
  side: "theirs" | "ours";
  /** The lines of the other side. */
  other: readonly string[];
}

/** Pages that only this project builds, with the reason. */
export const OUR_PAGES: ReadonlyArray<{ name: string; reason: string; route: RegExp }> = [
  {
    name: "search page",
    reason: "Search is a part of every site here; there it is a service to be added.",
    route: /^\/search$/,
  },
];

/** Converts a route of Docusaurus to this project's permalink. */
export function settleRoute(route: string): string {
  const page = route.replace(/(?!^)\/$/, "").replace(/\/index$/, "") || "/";
  return page.replace(/(\/authors\/[^/]+)\/page\/(\d+)$/, "$1/authors/$2");
}

const each = (change: (line: string) => string) => (lines: readonly string[]) => lines.map(change);

/** Pages that list posts, tags or authors. */
const LISTS = /\/(?:tags|authors|archive|page)(?:\/|$)|^\/blog$/;

const LINKS = [
  "breadcrumbs",
  "version",
  "sidebar",
  "text",
  "links",
  "tags",
  "entries",
  "previous",
  "next",
] as const;

/** The differences that are meant. Everything else is a mistake. */
export const RULES: readonly Rule[] = [
  {
    name: "addresses",
    reason:
      "A page has one address, which works on hosts of every kind. Docusaurus ends those of folder pages with a slash and the others without, and a page named `01-index` with `/index`. Further pages of an author are at `/authors/…/authors/2`, as the specification wants.",
    facts: LINKS,
    settle: each((line) =>
      line.replace(/(→ )(\/[^\s#?:]*)/, (_, arrow, route) => arrow + settleRoute(route)),
    ),
  },
  {
    name: "addresses of files",
    reason:
      "A file in `static` has the address that it has there, and one beside a page has a folder of its own. Docusaurus gives both a new name.",
    facts: ["links", "text"],
    settle: each((line) =>
      line.replace(
        /→ (?:\/assets\/files\/(.+)-[0-9a-f]{32}(\.\w+)|\/(?:\S+\/)?([^/\s]+?)(\.\w+))(?=[?#]|$)/,
        (_, theirs, ending, ours, ourEnding) => `→ file ${theirs ?? ours}${ending ?? ourEnding}`,
      ),
    ),
  },
  {
    name: "the logo leads home",
    reason:
      "Docusaurus begins breadcrumbs with a house where a site has a page of its own for `/`.",
    facts: ["breadcrumbs"],
    settle: (lines) => lines.filter((line) => line !== " → /"),
  },
  {
    name: "breadcrumbs lead somewhere",
    reason: "Breadcrumbs that hold the page alone tell a reader nothing: they are left out.",
    facts: ["breadcrumbs"],
    settle: (lines) => (lines.length === 1 ? [] : lines),
  },
  {
    name: "an id once on a page",
    reason:
      "Docusaurus gives the headings of a part that is shown twice, and a heading whose id a writer has taken, the same id. HTML forbids it, and a link reaches the first only.",
    facts: ["headings", "toc"],
    settle: numberRepeatedIds,
  },
  {
    name: "default titles of admonitions begin with a capital",
    reason:
      "Docusaurus writes them small and shows them large by style sheet; copied text is small.",
    facts: ["text"],
    settle: each((line) =>
      line.replace(
        /\b(note|tip|info|warning|danger) "([A-Za-z]+)"$/,
        (_, kind, title) => `${kind} "${title.toLowerCase()}"`,
      ),
    ),
  },
  {
    name: "names without signs of Markdown",
    reason:
      "Docusaurus shows the asterisks of a heading that is the title of its page in every list.",
    facts: ["documentTitle", "breadcrumbs", "sidebar", "text", "links", "previous", "next"],
    settle: each((line) => line.replace(/(\*{1,2}|`)(\S(?:.*?\S)?)\1/g, "$2")),
  },
  {
    name: "descriptions are whole paragraphs",
    reason:
      "Where a page gives no description, Docusaurus takes the first line of the file, in the middle of a sentence or with the sign of a list.",
    facts: ["description"],
    settle: (lines, { other }) =>
      isBeginning(lines, other) || isBeginning(other, lines) ? [] : lines,
  },
  {
    name: "a page shows its title",
    reason:
      "Docusaurus leaves out the title of a page where a `# heading` is the first of its headings, also far down in the text.",
    facts: ["title"],
    settle: (lines, { other }) =>
      lines.length === other.length + 1 && other.length > 0 ? lines.slice(1) : lines,
  },
  {
    name: "lists in our own words",
    reason: "Titles and descriptions of lists are made by the program, and we write our own.",
    facts: ["documentTitle", "description", "title"],
    settle: (lines, { route }) => (LISTS.test(route) ? [] : lines),
  },
  {
    name: "a category is counted in pages",
    reason: "A category without a description is described by its number of entries, in our words.",
    facts: ["text"],
    settle: each((line) => line.replace(/^(card ".*): (?:(\d+)|One) (?:items?|pages?)$/, "$1: $2")),
  },
  {
    name: "version banners also appear on lists",
    reason:
      "A reader may come to the tags of an old version first, where Docusaurus shows no banner.",
    facts: ["version"],
    settle: (lines, { route }) => (LISTS.test(route) ? [] : lines),
  },
  {
    name: "no card leads to its own page",
    reason: "Cards of a category show what else there is: the page that they are on is left out.",
    facts: ["text"],
    settle: (lines, { route }) => lines.filter((line) => !line.includes(`" → ${route}: `)),
  },
  {
    name: "lists of tags and of authors have no second column",
    reason:
      "The newest posts are listed beside posts and lists of posts, where a reader goes on reading.",
    facts: ["sidebar"],
    settle: (lines, { route }) => (/\/blog\/(?:tags|authors)$/.test(route) ? [] : lines),
  },
  {
    name: "authors by name, with those who are in no file",
    reason:
      "Docusaurus lists the entries of authors.yml in the order of the file. Whoever signs a post is an author.",
    facts: ["entries"],
    settle: (lines, { route, side, other }) => {
      if (!/\/authors$/.test(route)) return lines;
      return lines.filter((line) => side === "theirs" || other.includes(line)).sort();
    },
  },
  {
    name: "archive from newest to oldest",
    reason: "Docusaurus turns the order round within a year, against all its other lists.",
    facts: ["entries"],
    settle: (lines, { route }) => (/\/archive$/.test(route) ? [...lines].sort() : lines),
  },
];

function isBeginning([line = ""]: readonly string[], [whole = ""]: readonly string[]): boolean {
  const words = line.replace(/^- |…$/g, "");
  return words !== "" && whole.startsWith(words);
}

function numberRepeatedIds(lines: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const id = / → #(.*)$/.exec(line)?.[1] ?? "";
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return times === 0 || id === "" ? line : `${line}-${times}`;
  });
}
