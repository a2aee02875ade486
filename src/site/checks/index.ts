import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { findRouteProblems } from "../routes-lock/find-route-problems";
import { findBrokenHeadPictures } from "./broken-images";
import { contentRootOf } from "../routes-lock/read-files";
import { readSynonyms } from "../search/search-settings";
import { findBrokenApiAnchors } from "./api-anchors";
import { findCaseClashes } from "./case-clashes";
import { findDuplicatePaths } from "./duplicate-paths";
import { findMissingDescriptions } from "./missing-descriptions";
import { findOddAddresses } from "./odd-addresses";
import { findOddEntries } from "./odd-entries";
import { findOrphanDocs } from "./orphan-docs";
import { findBrokenReferences } from "./references";
import { findSettingsProblems } from "./settings-targets";
import { findBrokenSidebarLinks } from "./sidebar-links";
import { findUnknownComponents } from "./unknown-components";
import { findUnknownEmbeds } from "./unknown-embeds";
import { findInlineTags, findUnknownTagsAndAuthors } from "./unknown-tags-and-authors";
import { findUnpublishedLinks } from "./unpublished-links";
import { findUntidyLinks } from "./untidy-links";
import { findUntruncatedPosts } from "./untruncated-posts";

/** Everything that is wrong with a site, found before any page is made. Pure. */
export function findSiteProblems(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  return [
    ...contentProblems(site),
    ...site.allApiProblem.nodes.map(({ basePath: _, ...problem }) => toProblem(problem)),
    ...site.navigationProblems.map(toProblem),
    ...(site.siteSettings ? findOddEntries(contentRootOf(site.siteSettings.file)) : []),
    ...(site.siteSettings ? readSynonyms(contentRootOf(site.siteSettings.file)).problems : []),
    ...findDuplicatePaths(plans),
    ...findCaseClashes(plans),
    ...findOddAddresses(site, plans),
    ...findRouteProblems(site, plans),
    ...findUnknownTagsAndAuthors(site),
    ...findInlineTags(site),
    ...findUnknownComponents(site),
    ...findUnknownEmbeds(site),
    ...findSettingsProblems(site, plans),
    ...findBrokenReferences(site, plans),
    ...findBrokenHeadPictures(site),
    ...findUnpublishedLinks(site, plans),
    ...findUntidyLinks(site, plans),
    ...findBrokenApiAnchors(site),
    ...findBrokenSidebarLinks(site, plans),
    ...findOrphanDocs(site),
    ...findMissingDescriptions(site),
    ...findUntruncatedPosts(site, plans),
  ];
}

/** What is wrong in content files, each looked at by itself. A partial's mistakes count once. */
export function contentProblems(site: Queries.SitePlanQuery): Problem[] {
  const told = new Map(
    site.allContentProblem.nodes.map(({ page: _, ...node }) => {
      const problem = toProblem(node);
      return [JSON.stringify(problem), problem];
    }),
  );
  return [...told.values()];
}

type ProblemNode = Queries.SitePlanQuery["navigationProblems"][number];

/** A problem out of the data layer, where what is absent is null. */
function toProblem(node: ProblemNode): Problem {
  const { code, severity, file, message, ...optional } = node;
  const present = Object.entries(optional).filter(([, value]) => value !== null);
  return {
    code,
    severity: severity === "warning" ? "warning" : "error",
    file,
    message,
    ...Object.fromEntries(present),
  };
}
