import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";

/** Every page links to so many other pages of the site that a reader can go on. */
export function checkInternalLinks(pages: readonly Page[], least: number): RuleResult {
  let links = 0;
  const problems = pages.flatMap((page): Problem[] => {
    const targets = linkedPages(page);
    links += targets.size;
    if (targets.size >= least) return [];
    return [
      {
        code: "links/too-few",
        severity: "error",
        file: page.file,
        line: 1,
        column: 1,
        message: `The page links to ${targets.size} other pages of the site; at least ${least} are wanted.`,
        value: [...targets].join(" ") || "none",
        hint: "Link to what a reader wants next, the endpoint pages among them.",
      },
    ];
  });
  return { problems, counts: { "links between pages": links } };
}

/** Addresses of the site's pages that a page links to, itself left out. */
function linkedPages(page: Page): Set<string> {
  const addresses = page.facts.references
    .filter(({ kind, url }) => kind === "link" && url.startsWith("/") && !url.startsWith("//"))
    .map(({ url }) => url.replace(/[?#].*$/, ""))
    .filter((address) => address !== "" && address !== page.permalink);
  return new Set(addresses);
}
