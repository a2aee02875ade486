import type { FactName } from "../read/page-facts";

/** A deliberate difference, its reason, and a function that removes it. */
export interface DeliberateDifference {
  name: string;
  reason: string;
  /** Facts that the rule applies to. */
  facts: readonly FactName[];
  /** Returns the lines of one side without the difference. */
  normalize: (lines: readonly string[], page: RuleContext) => readonly string[];
}

/** The page and side that lines come from. */
export interface RuleContext {
  route: string;
  /** Returns our address of a page from its address in Docusaurus. */
  move: (route: string) => string;
  side: "theirs" | "ours";
  /** The lines of the other side. */
  other: readonly string[];
}

/** Pages that only one of the two sites has, with the reason. */
export const UNMATCHED_PAGES: ReadonlyArray<{
  name: string;
  reason: string;
  side: "theirs" | "ours";
  route: RegExp;
}> = [
  {
    name: "search page",
    reason: "Every site here has search. In Docusaurus, it is an add-on service.",
    side: "ours",
    route: /^\/search$/,
  },
  {
    name: "lists of tags and authors",
    reason:
      "Every blog here has both. Docusaurus needs a tag for the one and an `authors.yml` for the other.",
    side: "ours",
    route: /^\/blog\/(?:tags|authors)$/,
  },
  {
    name: "no list without posts",
    reason: "Docusaurus publishes an empty list of posts for a site without a blog.",
    side: "theirs",
    route: /^\/blog$/,
  },
];

/** Converts a route of Docusaurus to this project's permalink. */
export function toOurRoute(route: string): string {
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
  "excerpts",
  "previous",
  "next",
] as const;

/** Intended differences. Any other difference is a bug. */
export const RULES: readonly DeliberateDifference[] = [
  {
    name: "addresses",
    reason:
      "Posts are at `/blog`. A page has one address, which works on every kind of host. In Docusaurus, addresses of folder pages end with a slash, others do not, and that of a page named `01-index` ends with `/index`. The second page of an author's posts is at `/authors/…/authors/2`, as the specification of this site requires.",
    facts: LINKS,
    normalize: (lines, { move }) =>
      lines.map((line) =>
        line.replace(/(→ )(\/[^\s#?:]*)/, (_, arrow, route) => arrow + move(route)),
      ),
  },
  {
    name: "addresses of files",
    reason:
      "A file in `static` keeps its path as its address, and a file beside a page gets its own folder. Docusaurus renames both.",
    facts: ["links", "text", "excerpts"],
    normalize: each((line) =>
      line.replace(
        /→ (?:\/assets\/files\/(.+)-[0-9a-f]{32}(\.\w+)|\/(?:\S+\/)?([^/\s]+?)(\.\w+))(?=[?#]|$)/,
        (_, theirs, ending, ours, ourEnding) => `→ file ${theirs ?? ours}${ending ?? ourEnding}`,
      ),
    ),
  },
  {
    name: "the logo links home",
    reason: "Docusaurus starts breadcrumbs with a home icon if the site has its own page at `/`.",
    facts: ["breadcrumbs"],
    normalize: (lines) => lines.filter((line) => !line.startsWith(" → ")),
  },
  {
    name: "breadcrumbs that link somewhere",
    reason:
      "Breadcrumbs that contain only the page itself are left out, because they tell readers nothing.",
    facts: ["breadcrumbs"],
    normalize: (lines) => (lines.length === 1 ? [] : lines),
  },
  {
    name: "unique ids",
    reason:
      "Docusaurus repeats the ids of headings of a partial that is included twice, and an id that a writer gave to another heading. HTML forbids this, and links reach only the first one.",
    facts: ["headings", "toc"],
    normalize: numberRepeatedIds,
  },
  {
    name: "tags by number",
    reason: "Tags are listed by their number of pages, and Docusaurus lists them by name.",
    facts: ["entries"],
    normalize: (lines, { route }) => (route.endsWith("/tags") ? [...lines].sort() : lines),
  },
  {
    name: "two tags of each post",
    reason:
      "Lists show two tags of each post, and not the tag that they are of. Docusaurus shows all of them.",
    facts: ["excerpts"],
    normalize: (lines) => lines.filter((line) => !/^[^→]* → \/blog\/tags\/[^/]+$/.test(line)),
  },
  {
    name: "tabs in code",
    reason:
      "Docusaurus 2 writes four spaces for each tab, and code that readers copy has tabs here.",
    facts: ["text", "excerpts"],
    normalize: each((line) => (/^\s*\| /.test(line) ? line.replaceAll("\t", "    ") : line)),
  },
  {
    name: "default admonition titles are capitalized",
    reason:
      "Docusaurus writes them in lowercase and capitalizes them with CSS, so copied text is lowercase.",
    facts: ["text", "excerpts"],
    normalize: each((line) =>
      line.replace(
        /\b(note|tip|info|warning|danger) "([A-Za-z]+)"$/,
        (_, kind, title) => `${kind} "${title.toLowerCase()}"`,
      ),
    ),
  },
  {
    name: "names without Markdown markers",
    reason:
      "If a page's title is its heading, Docusaurus shows the Markdown markers in that heading wherever it lists the page.",
    facts: ["documentTitle", "breadcrumbs", "sidebar", "text", "links", "previous", "next"],
    normalize: each((line) => line.replace(/(\*{1,2}|`)(\S(?:.*?\S)?)\1/g, "$2")),
  },
  {
    name: "Mermaid diagrams are drawn",
    reason:
      "Diagrams are part of the page's HTML. Docusaurus draws them in the browser, and only with its Mermaid theme. Without it, their source is shown.",
    facts: ["text"],
    normalize: (lines, { side, other }) =>
      side === "theirs" ? withoutDiagramSources(lines, other) : lines,
  },
  {
    name: "descriptions are whole paragraphs",
    reason:
      "If a page has no description, Docusaurus uses the first line of the file, even if it ends in the middle of a sentence, starts with a list marker, or is HTML or a row of a table.",
    facts: ["description"],
    normalize: (lines, { other }) =>
      isBeginning(lines, other) || isBeginning(other, lines) || [lines, other].some(isMarkup)
        ? []
        : lines,
  },
  {
    name: "a page shows its title",
    reason:
      "Docusaurus leaves out the title of a page whose first heading is a `# heading`, even far down in the text, and of pages outside the documentation and the blog.",
    facts: ["title"],
    normalize: (lines, { other, side }) =>
      side === "ours" && lines.length === other.length + 1 ? lines.slice(1) : lines,
  },
  {
    name: "our own wording for lists",
    reason: "Titles and descriptions of lists are generated, and ours are worded differently.",
    facts: ["documentTitle", "description", "title"],
    normalize: (lines, { route }) => (LISTS.test(route) ? [] : lines),
  },
  {
    name: "categories count pages",
    reason:
      "A category without a description is described by its number of entries, which we call pages instead of items.",
    facts: ["text"],
    normalize: each((line) =>
      line.replace(/^(card ".*): (?:(\d+)|One) (?:items?|pages?)$/, "$1: $2"),
    ),
  },
  {
    name: "version banners also appear on lists",
    reason:
      "A reader may arrive at the tags of an old version first. Docusaurus shows no banner there.",
    facts: ["version"],
    normalize: (lines, { route }) => (LISTS.test(route) ? [] : lines),
  },
  {
    name: "no card links to its own page",
    reason:
      "Cards of a category show its other pages, so the page that contains the cards is left out.",
    facts: ["text"],
    normalize: (lines, { route }) => lines.filter((line) => !line.includes(`" → ${route}: `)),
  },
  {
    name: "recent posts beside the archive",
    reason:
      "Recent posts are listed beside every page of the blog. Docusaurus leaves out the archive.",
    facts: ["sidebar"],
    normalize: (lines, { route }) => (/\/blog\/archive$/.test(route) ? [] : lines),
  },
  {
    name: "authors sorted by name, including those without an entry",
    reason:
      "Docusaurus lists only the entries of authors.yml, in the order of the file. Here, anyone named in a post is an author, and a count names what it counts.",
    facts: ["entries"],
    normalize: (lines, { route, side, other }) => {
      if (!/\/authors$/.test(route)) return lines;
      return lines
        .map((line) => line.replace(/(\d) posts?\b/, "$1"))
        .filter((line) => side === "theirs" || other.includes(line))
        .sort();
    },
  },
  {
    name: "archive from newest to oldest",
    reason: "Docusaurus reverses the order within a year, unlike in its other lists.",
    facts: ["entries"],
    normalize: (lines, { route }) => (/\/archive$/.test(route) ? [...lines].sort() : lines),
  },
];

/** Returns the lines without code blocks of Mermaid diagrams that the other side does not have. */
function withoutDiagramSources(lines: readonly string[], other: readonly string[]) {
  const isSource = (line = "") => /^ +\| /.test(line);
  const isDiagram = (line = "") =>
    /^ +\| (?:graph|flowchart|(?:sequence|state|class|er)Diagram)\b/.test(line) &&
    !other.includes(line);
  let inDiagram = false;
  return lines.filter((line, index) => {
    if (!isSource(line)) inDiagram = line.endsWith("code") && isDiagram(lines[index + 1]);
    return !inDiagram;
  });
}

/** Returns whether a description is HTML or a row of a table. */
function isMarkup([line = ""]: readonly string[]): boolean {
  return /^[<|]/.test(line);
}

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
