import type { Problem } from "../../../plugins/gatsby-transformer-content/src/problem";
import type { PagePlan } from "../create-pages/page-plan";
import { findRouteProblems } from "../routes-lock/find-route-problems";
import { findBrokenHeadPictures } from "./broken-images";
import { findDuplicatePaths } from "./duplicate-paths";
import { findBrokenReferences } from "./references";
import { findSettingsProblems } from "./settings-targets";
import { findUnknownComponents } from "./unknown-components";
import { findUnknownTagsAndAuthors } from "./unknown-tags-and-authors";

/** Everything that is wrong with a site, found before any page is made. Pure. */
export function findSiteProblems(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  return [
    ...contentProblems(site),
    ...site.allApiProblem.nodes.map(({ basePath: _, ...problem }) => toProblem(problem)),
    ...site.navigationProblems.map(toProblem),
    ...findDuplicatePaths(plans),
    ...findRouteProblems(site, plans),
    ...findUnknownTagsAndAuthors(site),
    ...findUnknownComponents(site),
    ...findSettingsProblems(site, plans),
    ...findBrokenReferences(site, plans),
    ...findBrokenHeadPictures(site),
  ];
}

/** What is wrong in content files, each looked at by itself. */
export function contentProblems(site: Queries.SitePlanQuery): Problem[] {
  return site.allContentProblem.nodes.map(toProblem);
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
