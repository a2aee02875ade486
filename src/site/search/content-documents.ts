import { AREAS, areaOf } from "../../lib/search/entry";
import type { Place } from "./places";
import type { SearchDocument, SearchPage } from "./search-document";

type Data = Queries.SearchIndexQuery;
type Page = Data["allDocPage"]["nodes"][number];

/** A written page, and each of its sections with the text below its heading. */
export function contentDocuments(page: Page, { trail, sidebar }: Place): SearchPage {
  const area = areaOf(page.permalink, sidebar);
  const texts = splitAtHeadings(page.body.plainText, page.headings);
  const { title, description, keywords, permalink } = page;
  const slug = permalink.slice(permalink.lastIndexOf("/") + 1);
  return {
    page: {
      entry: { u: page.permalink, t: title, k: area, ...(trail ? { c: trail } : {}) },
      words: [slug, ...keywords, description, trail, AREAS[area]].join(" "),
      text: texts[0] ?? "",
    },
    parts: page.headings.map(({ text, id }, index) => ({
      entry: { u: `#${id}`, t: text },
      words: "",
      text: texts[index + 1] ?? "",
    })),
  };
}

/** A page that is a list of others: a category, a tag, an author. */
export function listDocument(
  entry: SearchDocument["entry"],
  words: ReadonlyArray<string | null>,
): SearchPage {
  return { page: { entry, words: words.filter(Boolean).join(" "), text: "" }, parts: [] };
}

/** Cuts a page's text, a line for each block, at the lines that are its headings. */
function splitAtHeadings(plainText: string, headings: Page["headings"]): string[] {
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
