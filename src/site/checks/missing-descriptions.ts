import type { Problem } from "../../../packages/problems";
import { contentPages } from "./content-pages";
import { atLevel } from "./level";

/**
 * Pages whose front matter has no description: search engines and cards then show how the text begins.
 * Pages that nobody is to find may do without.
 */
export function findMissingDescriptions(site: Queries.SitePlanQuery): Problem[] {
  const told = new Set(site.allContentProblem.nodes.filter(isAboutIt).map(({ file }) => file));
  return atLevel(site.siteSettings?.checks.missingDescriptions, () =>
    contentPages(site)
      .filter(({ hasOwnDescription, unlisted, draft }) => !hasOwnDescription && !unlisted && !draft)
      .filter(({ file }) => !told.has(file))
      .map(({ file }) => ({
        code: "content/missing-description",
        severity: "warning",
        file,
        line: 1,
        column: 1,
        message: "The page has no description, so lists and search engines show how it begins.",
        hint: "Add `description:` to the front matter: one or two sentences, 50 to 160 characters.",
      })),
  );
}

/** An empty file lacks more than that; a misspelled key is told of where it stands. */
function isAboutIt({ code, hint }: { readonly code: string; readonly hint: string | null }) {
  return (
    code === "content/empty-file" ||
    (code === "front-matter/unknown-key" && hint === 'Did you mean "description"?')
  );
}
