import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { contentPages } from "./content-pages";
import type { ContentPage } from "./content-pages";
import { atLevel } from "./level";
import { readOwnAddress } from "./own-address";

/**
 * Links to pages that are written and not published: drafts, and posts whose day has not come. What is
 * itself unpublished may link to them.
 */
export function findUnpublishedLinks(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const published = new Set(plans.map(({ path }) => path));
  const pages = contentPages(site);
  const hidden = new Map(
    pages
      .filter(({ permalink }) => !published.has(permalink))
      .map((page) => [page.permalink, page]),
  );
  if (hidden.size === 0) return [];
  return pages
    .filter(({ permalink }) => published.has(permalink))
    .flatMap(({ references, permalink, file }) =>
      references.flatMap(({ kind, url, line, column }) => {
        const address = readOwnAddress(url, permalink, site.siteSettings?.url);
        const target = kind === "link" && address ? hidden.get(address.path) : undefined;
        if (!target) return [];
        return atLevel(site.siteSettings?.checks.brokenLinks ?? "error", () => [
          { file, line, column, value: url, ...describe(target) },
        ]);
      }),
    );
}

function describe(target: ContentPage): Pick<Problem, "code" | "severity" | "message" | "hint"> {
  if (target.draft) {
    return {
      code: "content/link-to-draft",
      severity: "error",
      message: "The page is a draft and is not built.",
      hint: `Take \`draft: true\` out of ${target.file}, or take the link away until it is ready.`,
    };
  }
  const day = "date" in target ? target.date : "a later day";
  return {
    code: "content/link-to-scheduled-post",
    severity: "error",
    message: `The post is published on ${day}, not before.`,
    hint: `Give ${target.file} an earlier date, or add the link on that day.`,
  };
}
