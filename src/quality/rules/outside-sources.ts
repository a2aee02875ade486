import type { Problem } from "../../../packages/problems";
import type { Page, RuleResult } from "../page";
import { placeAt } from "../page";

/**
 * A post that writes about somebody else's product links to at least one source outside the site. A
 * product that is named once is a pointer for the reader, not a subject.
 */
export function checkOutsideSources(
  pages: readonly Page[],
  { products, ownHost }: { products: readonly string[]; ownHost: RegExp },
): RuleResult {
  let naming = 0;
  const problems = pages
    .filter(({ kind }) => kind === "post")
    .flatMap((page): Problem[] => {
      const named = firstNamed(page, products);
      if (!named) return [];
      naming += 1;
      if (page.facts.references.some(({ url }) => /^https?:/.test(url) && !ownHost.test(url))) {
        return [];
      }
      return [
        {
          code: "post/no-source",
          severity: "error",
          file: page.file,
          ...placeAt(page.body, named.offset),
          message: `The post names ${named.product} and links to no source outside the site.`,
          value: named.product,
          hint: "Link to the page of its documentation that backs what you say.",
        },
      ];
    });
  return { problems, counts: { "posts that name outside products": naming } };
}

function firstNamed(page: Page, products: readonly string[]) {
  for (const product of products) {
    const pattern = new RegExp(`(?<![\\w/])${product}(?![\\w])`);
    const [first, second] = page.texts.filter(({ text }) => pattern.test(text));
    if (first && (second || pattern.test(page.title))) return { product, offset: first.start };
  }
  return undefined;
}
