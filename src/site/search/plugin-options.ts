import { ENGINE_OPTIONS, normalizeText } from "../../lib/search-engine";
import type { SearchEntry } from "../../lib/search-engine";

/** A page as the index asks for it. */
interface SearchPage {
  permalink: string;
  title: string;
  description: string;
  draft: boolean;
  unlisted: boolean;
  headings: Array<{ text: string; id: string }>;
  body: { plainText: string };
}

interface SearchData {
  data: { allDocPage: { nodes: SearchPage[] }; allBlogPost: { nodes: SearchPage[] } };
}

/** An entry with its id and the words by which it is found. */
type SearchDocument = SearchEntry & { id: string; x: string };

const PAGE_FIELDS =
  "permalink title description draft unlisted headings { text id } body { plainText }";

/** Options of gatsby-plugin-local-search: every page, and every section of it, is a hit. */
export const searchOptions = {
  name: "site",
  engine: "flexsearch",
  engineOptions: ENGINE_OPTIONS,
  query: `{ allDocPage { nodes { ${PAGE_FIELDS} } } allBlogPost { nodes { ${PAGE_FIELDS} } } }`,
  ref: "id",
  index: ["x"],
  store: ["u", "t", "p", "k"],
  normalizer: ({ data }: SearchData): SearchDocument[] =>
    [...data.allDocPage.nodes, ...data.allBlogPost.nodes]
      .filter(({ draft, unlisted }) => !draft && !unlisted)
      .flatMap(toSections)
      .map((document, index) => ({ ...document, id: String(index) })),
};

/** The search's instances of gatsby-plugin-local-search, for gatsby-config. */
export const searchPlugins = [{ resolve: "gatsby-plugin-local-search", options: searchOptions }];

/** The page itself, then one entry for each of its headings with the text below it. */
function toSections(page: SearchPage): Array<Omit<SearchDocument, "id">> {
  const area = areaOf(page.permalink);
  const texts = splitAtHeadings(page.body.plainText, page.headings);
  const whole = {
    u: page.permalink,
    t: page.title,
    p: page.title,
    k: area,
    x: normalizeText([page.title, page.description, texts[0]].join(" ")),
  };
  const sections = page.headings.map((heading, index) => ({
    u: `${page.permalink}#${heading.id}`,
    t: heading.text,
    p: page.title,
    k: area,
    x: normalizeText([heading.text, texts[index + 1]].join(" ")),
  }));
  return [whole, ...sections];
}

function areaOf(permalink: string): SearchEntry["k"] {
  if (permalink.startsWith("/blog/")) return "b";
  if (permalink.startsWith("/docs/api/")) return "a";
  return permalink.startsWith("/docs/guides/") ? "g" : "d";
}

/** Cuts a page's text, a line for each block, at the lines that are its headings. */
function splitAtHeadings(plainText: string, headings: SearchPage["headings"]): string[] {
  const parts: string[][] = [[]];
  let next = 0;
  for (const line of plainText.split("\n")) {
    if (line === headings[next]?.text.replace(/\s+/g, " ").trim()) {
      parts.push([]);
      next += 1;
    } else {
      parts[parts.length - 1]?.push(line);
    }
  }
  return parts.map((lines) => lines.join(" "));
}
