import path from "node:path";
import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/plan";
import type { PlannedSite } from "../create-pages/plan-site";
import { projectFile } from "../environment";
import { readRouteFiles, readText } from "../routes-lock/files";
import { readSearchSettings } from "../search/plugin-options";
import { loadSiteSources } from "../settings";
import { findCaseClashes, findDuplicatePaths, findInvalidAddresses } from "./addresses";
import { locateMissingDocuments } from "./api-documents";
import type { LocatableProblem, Site } from "./checked-site";
import { findUnknownComponents, findUnknownEmbeds } from "./components";
import { listEntries } from "./content-entries";
import {
  findInlineTags,
  findMissingDescriptions,
  findUnknownTagsAndAuthors,
  findUnpaddedDates,
  findUntruncatedPosts,
} from "./front-matter";
import { findBrokenFrontMatterImages } from "./images";
import { findInvalidFilenames } from "./invalid-filenames";
import { explainLeftOut } from "./left-out";
import type { LeveledCheck } from "./levels";
import { findUnknownChecks, withLevels } from "./levels";
import { findBrokenSettingsTargets, findBrokenSidebarLinks, findOrphanDocs } from "./navigation";
import type { ErrorSources } from "./pages-suppressed-by-errors";
import { suppressedFiles, suppressedFolders, suppressedPages } from "./pages-suppressed-by-errors";
import { findBrokenReferences } from "./references";
import { findRouteProblems } from "./routes";
import { findUnusableCode } from "./site-code";
import { findLostStaticFiles } from "./static-files";

/** Checks with a level in `checks` of `site.yml`, by the name that they have there. */
export const LEVELED_CHECKS = {
  brokenLinks: {
    level: "error",
    codes: [
      "content/broken-link",
      "content/missing-file",
      "content/link-to-draft",
      "content/link-to-scheduled-post",
      "sidebars/broken-link",
      "site/broken-link",
    ],
  },
  brokenMarkdownLinks: { level: "warning", codes: ["content/broken-file-link"] },
  brokenAnchors: { level: "warning", codes: ["content/broken-anchor"] },
  brokenImages: { level: "error", codes: ["content/missing-image", "content/unreadable-image"] },
  unknownTags: { level: "error", codes: ["blog/unknown-tag"] },
  unreadablePages: {
    level: "error",
    // The site would lose the page without a word.
    isNeverIgnored: true,
    codes: [
      "content/missing-module",
      "content/missing-partial",
      "content/refused-import",
      "content/syntax",
      "content/unknown-import",
    ],
  },
  duplicateIds: { level: "error", codes: ["content/duplicate-id"] },
  duplicateRoutes: { level: "error", codes: ["routes/duplicate"] },
  untruncatedPosts: { level: "warning", codes: ["blog/no-truncation"] },
  unpaddedDates: { level: "warning", codes: ["blog/unpadded-date"] },
  orphanDocs: { level: "warning", codes: ["sidebars/orphan-doc"] },
  missingDescriptions: { level: "warning", codes: ["content/missing-description"] },
} satisfies Record<string, LeveledCheck>;

/** What checks know of files, read before they run. */
type FileFacts = ReturnType<typeof readFacts>;

/** Finds all problems of a site before any page is created. Reads the file system. */
export function checkPlans(
  { site: planned, plans, leftOut }: PlannedSite,
  isDevelop: boolean,
): Problem[] {
  const facts = readFacts(planned, plans);
  const levels = facts?.sources?.settings.checks ?? {};
  // Only an error hides what follows from it, so levels come first.
  const nodes = withLevels(planned.allContentProblem.nodes, LEVELED_CHECKS, levels);
  const site = { ...planned, allContentProblem: { nodes } };
  const findings = withLevels(
    [...contentProblems(site), ...findSiteProblems(site, plans, facts, isDevelop)],
    LEVELED_CHECKS,
    levels,
  );
  return explainLeftOut(withoutUnreadable(findings, site), leftOut).map(({ locate, ...problem }) =>
    locate ? { ...problem, ...locate(readText(problem.file)) } : problem,
  );
}

/** Returns true if a finding is the reason why a page is left out: it cannot be read, and the settings allow that. */
export function leavesOut({ code, severity }: { code: string; severity: string }): boolean {
  const codes: readonly string[] = LEVELED_CHECKS.unreadablePages.codes;
  return severity === "warning" && codes.includes(code);
}

/** Says which pages are left out. That sidebars, settings and links then lack these pages is no mistake of theirs. */
function withoutUnreadable(findings: readonly LocatableProblem[], site: Site): LocatableProblem[] {
  const leftOut = site.allContentProblem.nodes
    .filter(leavesOut)
    .map((node) => ({ ...node, severity: "error" }));
  const sources = { allApiProblem: { nodes: [] }, allContentProblem: { nodes: leftOut } };
  const isOther = isNoConsequence(sources);
  const [isPage, isFile] = [suppressedPages(sources), suppressedFiles(sources)];
  const leadsToOne = ({ code, value }: LocatableProblem) => {
    const target = String(value).replace(/\/?(?:[?#].*)?$/s, "");
    if (code === "content/broken-file-link") return isFile(target);
    return code === "content/broken-link" && isPage(path.posix.join("/", target));
  };
  return findings.map((finding) => {
    if (leavesOut(finding)) return { ...finding, message: `${finding.message} ${LEFT_OUT}` };
    if (isOther(finding) && !leadsToOne(finding)) return finding;
    return { ...finding, severity: "warning" };
  });
}

const LEFT_OUT = "The page is left out.";

/** A site without valid settings has no content folder to read. */
function readFacts({ siteSettings }: Site, plans: readonly PagePlan[]) {
  if (!siteSettings) return undefined;
  const contentRoot = path.dirname(siteSettings.file);
  const pages = new Set(plans.map((plan) => plan.path));
  const loaded = loadSiteSources({ CONTENT_ROOT: contentRoot });
  const { settings } = loaded;
  return {
    entries: listEntries(contentRoot, settings),
    routes: readRouteFiles(contentRoot),
    /** Problems of `search.yml`. */
    searchProblems: readSearchSettings(contentRoot, pages).problems,
    sources: settings && { ...loaded, settings },
  };
}

/** Finds all problems except those of single files. Pure. To add a check, write a function and call it here. */
function findSiteProblems(
  site: Site,
  plans: readonly PagePlan[],
  facts: FileFacts,
  isDevelop: boolean,
): LocatableProblem[] {
  const { entries = [], routes, searchProblems = [], sources } = facts ?? {};
  return [
    ...locateMissingDocuments(
      site.allApiProblem.nodes.map(({ basePath: _, ...problem }) => toProblem(problem)),
      sources,
    ),
    ...site.navigationProblems.filter(isNoConsequence(site)).map(toProblem),
    ...findInvalidFilenames(entries),
    ...findLostStaticFiles(site, plans, entries),
    ...searchProblems.filter(isNoConsequence(site)),
    ...(sources ? findUnusableCode(sources) : []),
    ...(sources ? findUnknownChecks(sources, Object.keys(LEVELED_CHECKS)) : []),
    ...findDuplicatePaths(plans),
    ...findCaseClashes(plans),
    ...findInvalidAddresses(site, plans),
    ...(routes ? findRouteProblems(site, plans, routes, isDevelop) : []),
    ...findUnknownTagsAndAuthors(site),
    ...findInlineTags(site),
    ...findUnknownComponents(site),
    ...findUnknownEmbeds(site),
    ...findBrokenSettingsTargets(site, plans),
    ...findBrokenReferences(site, plans),
    ...findBrokenFrontMatterImages(site, projectFile()),
    ...findBrokenSidebarLinks(site, plans),
    ...findOrphanDocs(site),
    ...findMissingDescriptions(site),
    ...findUntruncatedPosts(site, plans),
    ...findUnpaddedDates(site),
  ];
}

/** Returns a filter that removes findings about missing pages and folders that only lack pages with errors. */
function isNoConsequence(site: ErrorSources) {
  const isSuppressed = suppressedPages(site);
  const isInFolder = suppressedFolders(site);
  return ({ code, value }: { code: string; value?: unknown }) => {
    if (code.endsWith("/empty-folder")) return !isInFolder(String(value));
    return (
      !/\/unknown-(?:item|page)$|^site\/missing-target$/.test(code) ||
      !isSuppressed(path.posix.join("/", `${value}`))
    );
  };
}

/** Returns the problems of single content files. A problem of a partial is returned once. */
export function contentProblems(site: Site): Problem[] {
  const problems = site.allContentProblem.nodes.map(({ page: _, ...node }) => toProblem(node));
  // Of problems with the same key, the first one in the content remains.
  problems.sort(lastFirst);
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

function lastFirst(a: Problem, b: Problem): number {
  return a.file === b.file ? (b.line ?? 0) - (a.line ?? 0) : a.file < b.file ? 1 : -1;
}

/** Problems with the same key are reported once: diagrams that cannot be drawn, once for each kind. */
function keyOf(problem: Problem): string {
  const { code, value = "" } = problem;
  return code === "content/diagram" ? `${code} ${value.split(/\W/)[0]}` : JSON.stringify(problem);
}

/** Converts a problem of the data layer, where absent values are null. */
function toProblem({
  code,
  severity,
  file,
  message,
  ...optional
}: Site["navigationProblems"][number]): Problem {
  return {
    code,
    severity: severity === "warning" ? "warning" : "error",
    file,
    message,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
  };
}
