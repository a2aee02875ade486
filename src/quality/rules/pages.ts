import { showValue } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { pageError } from "../page";

/** Checks that every page has a title, and that no two docs and no two posts share one. */
export function checkTitles(pages: readonly Page[]): RuleResult {
  const missing = pages
    .filter(({ title }) => title.trim() === "")
    .map((page) =>
      pageError(page, {
        code: "title/missing",
        message: "The page has no title.",
        hint: "Add `title:` to the front matter.",
      }),
    );
  const repeats = (["doc", "post"] as const).flatMap((kind) =>
    findRepeats(
      pages.filter((page) => page.kind === kind),
      "title",
      "Choose a title that distinguishes the page.",
    ),
  );
  return { problems: [...missing, ...repeats], counts: { "titles read": pages.length } };
}

/** Checks that descriptions have a useful length and are not repeated. */
export function checkDescriptions(
  pages: readonly Page[],
  [least, most]: [number, number],
): RuleResult {
  // Missing descriptions are reported by the site's own checks.
  const described = pages.filter(({ description }) => description !== "");
  const lengths = described.flatMap((page) => {
    const { length } = [...page.description];
    if (length >= least && length <= most) return [];
    const finding = {
      code: "description/length",
      message: `The description has ${length} characters; it should have ${least} to ${most}.`,
      value: showValue(page.description),
      hint: "Say in one or two sentences what the reader gets.",
    };
    return [pageError(page, finding, page.positionOf(["description"]))];
  });
  const repeats = findRepeats(described, "description", "Say what only this page offers.");
  return { problems: [...lengths, ...repeats], counts: { "descriptions read": pages.length } };
}

/** Finds pages whose title or description, ignoring case and space, repeats that of an earlier page. */
function findRepeats(pages: readonly Page[], key: "title" | "description", hint: string) {
  const seen = new Map<string, Page>();
  return pages.flatMap((page) => {
    const text = page[key].toLowerCase().replace(/\s+/g, " ").trim();
    const first = seen.get(text);
    if (text !== "" && !first) seen.set(text, page);
    if (!first) return [];
    const finding = {
      code: `${key}/repeated`,
      message: `${first.file} has the same ${key}.`,
      value: showValue(page[key]),
      hint,
    };
    return [pageError(page, finding, page.positionOf([key]))];
  });
}

/** Checks that every page links to at least so many other pages of the site. */
export function checkInternalLinks(pages: readonly Page[], least: number): RuleResult {
  let links = 0;
  const problems = pages.flatMap((page) => {
    const targets = linkedPages(page);
    links += targets.size;
    if (targets.size >= least) return [];
    return [
      pageError(page, {
        code: "links/too-few",
        message: `The page links to ${targets.size} other pages of the site; it should link to at least ${least}.`,
        value: [...targets].join(" ") || "none",
        hint: "Link to what a reader wants next, such as endpoint pages.",
      }),
    ];
  });
  return { problems, counts: { "links between pages": links } };
}

/** Returns the addresses of the other pages that a page links to, by address, by path or by name. */
function linkedPages(page: Page): Set<string> {
  const hrefs = new Map(page.resolvedLinks.map(({ url, href }) => [url, href]));
  const addresses = page.facts.references
    .filter(({ kind }) => kind === "link")
    .map(({ url }) => (hrefs.get(url) ?? url).replace(/[?#].*$/, ""))
    .filter((address) => /^\/(?!\/)/.test(address) && address !== page.permalink);
  return new Set(addresses);
}
