import type { LeftOutPage } from "../component-pages";
import type { LocatableProblem } from "./checked-site";

/** Findings about links to addresses without a page. */
const BROKEN_LINK = /^(?:content|site|sidebars)\/broken-link$|^site\/missing-target$/;

/**
 * Explains links to pages of a Docusaurus site that were left out. They are no mistakes of a writer, so
 * they are warnings.
 */
export function explainLeftOut(
  findings: readonly LocatableProblem[],
  pages: readonly LeftOutPage[],
): LocatableProblem[] {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  return findings.map((finding) => {
    if (!BROKEN_LINK.test(finding.code)) return finding;
    const address = String(finding.value)
      .replace(/[?#].*$/s, "")
      .replace(/(.)\/$/, "$1");
    const page = byAddress.get(address);
    if (!page) return finding;
    return {
      ...finding,
      severity: "warning",
      message: `The page at ${address} is ${page.file}, which was left out: ${page.reason}.`,
      hint: "Change what the file uses, write the page as .md or .mdx, or remove the link.",
    };
  });
}
