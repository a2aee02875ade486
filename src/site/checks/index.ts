import type { Dirent } from "node:fs";
import { readdirSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { containedFile } from "../../../packages/contained-files";
import type { Problem } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/plan";
import type { PlannedSite } from "../create-pages/plan-site";
import { projectFile } from "../environment";
import { ignoresFolders } from "../ignored-folders";
import { linkedFolders } from "../plugins";
import type { RouteFiles } from "../routes-lock/files";
import { readRouteFiles, readText } from "../routes-lock/files";
import { readSearchSettings } from "../search/plugin-options";
import type { LoadedSources } from "../settings";
import { loadSiteSources } from "../settings";
import { findCaseClashes, findDuplicatePaths, findInvalidAddresses } from "./addresses";
import { locateMissingDocuments } from "./api-documents";
import type { LocatableProblem, Site } from "./checked-site";
import { findUnknownComponents, findUnknownEmbeds } from "./components";
import {
  findInlineTags,
  findMissingDescriptions,
  findUnknownTagsAndAuthors,
  findUnpaddedDates,
  findUntruncatedPosts,
} from "./front-matter";
import { findBrokenFrontMatterImages } from "./images";
import type { ContentEntry } from "./invalid-filenames";
import { findInvalidFilenames } from "./invalid-filenames";
import { explainLeftOut } from "./left-out";
import { findBrokenSettingsTargets, findBrokenSidebarLinks, findOrphanDocs } from "./navigation";
import { suppressedFolders, suppressedPages } from "./pages-suppressed-by-errors";
import { findBrokenReferences } from "./references";
import { findRouteProblems } from "./routes";
import { findLostStaticFiles } from "./static-files";
import { findUnusableStyleSheets } from "./style-sheets";

/** Facts about files, read before the checks run. */
interface FileFacts {
  projectRoot: string;
  entries: readonly ContentEntry[];
  routes: RouteFiles | undefined;
  /** Problems of `search.yml`. */
  searchProblems: readonly Problem[];
  /** The settings, with their documents. */
  sources: Pick<LoadedSources, "contentRoot" | "settings"> | undefined;
}

/** Finds all problems of a site before any page is created. Reads the file system. */
export function checkPlans({ site, plans, leftOut }: PlannedSite, isDevelop: boolean): Problem[] {
  const facts = readFacts(site, plans);
  const findings = findSiteProblems(site, plans, facts, isDevelop);
  return explainLeftOut(findings, leftOut).map(({ locate, ...problem }) =>
    locate ? { ...problem, ...locate(readText(problem.file)) } : problem,
  );
}

/** A site without valid settings has no content folder to read. */
function readFacts({ siteSettings }: Site, plans: readonly PagePlan[]): FileFacts {
  const projectRoot = projectFile();
  if (!siteSettings) {
    return {
      projectRoot,
      entries: [],
      routes: undefined,
      searchProblems: [],
      sources: undefined,
    };
  }
  const contentRoot = path.dirname(siteSettings.file);
  const pages = new Set(plans.map((plan) => plan.path));
  return {
    projectRoot,
    entries: listEntries(contentRoot),
    routes: readRouteFiles(contentRoot),
    searchProblems: readSearchSettings(contentRoot, pages).problems,
    sources: loadSiteSources({ CONTENT_ROOT: contentRoot }),
  };
}

/** Finds all problems of a site. Pure. To add a check, write a function and call it here. */
function findSiteProblems(
  site: Site,
  plans: readonly PagePlan[],
  { projectRoot, entries, routes, searchProblems, sources }: FileFacts,
  isDevelop: boolean,
): LocatableProblem[] {
  return [
    ...contentProblems(site),
    ...locateMissingDocuments(
      site.allApiProblem.nodes.map(({ basePath: _, ...problem }) => toProblem(problem)),
      sources,
    ),
    ...site.navigationProblems.filter(isNoConsequence(site)).map(toProblem),
    ...findInvalidFilenames(entries),
    ...findLostStaticFiles(site, plans, entries),
    ...searchProblems,
    ...(sources ? findUnusableStyleSheets(sources) : []),
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
    ...findBrokenFrontMatterImages(site, projectRoot),
    ...findBrokenSidebarLinks(site, plans),
    ...findOrphanDocs(site),
    ...findMissingDescriptions(site),
    ...findUntruncatedPosts(site, plans),
    ...findUnpaddedDates(site),
  ];
}

/** Returns a filter that removes pages and folders of sidebars and front matter that lack pages with errors. */
function isNoConsequence(site: Site) {
  const isSuppressed = suppressedPages(site);
  const isInFolder = suppressedFolders(site);
  return ({ code, value }: Site["navigationProblems"][number]) => {
    if (code.endsWith("/empty-folder")) return !isInFolder(String(value));
    return !/\/unknown-(?:item|page)$/.test(code) || !isSuppressed(`/${value}`);
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

function listEntries(contentRoot: string): ContentEntry[] {
  if (!isReadable(contentRoot)) return [];
  const { settings } = loadSiteSources({ CONTENT_ROOT: contentRoot });
  const folders = [contentRoot, ...linkedFolders({ contentRoot, settings })];
  return entriesBelow(contentRoot, ignoresFolders(contentRoot)).map((entry) => {
    const absolute = path.join(entry.parentPath, entry.name);
    const names = { file: absolute, name: path.relative(contentRoot, absolute) };
    if (!entry.isSymbolicLink()) return { ...names, kind: entry.isDirectory() ? "folder" : "file" };
    if (!isReadable(absolute))
      return { ...names, kind: "broken-link", target: readlinkSync(absolute) };
    const { realPath, name } = containedFile(absolute, folders);
    if (name === undefined) return { ...names, kind: "outside-link", target: realPath };
    return { ...names, kind: statSync(absolute).isDirectory() ? "folder" : "file" };
  });
}

/** Lists the entries of a folder at any depth. Does not follow symbolic links. */
function entriesBelow(folder: string, isIgnored: (file: string) => boolean): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(path.join(folder, name)))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [entry, ...entriesBelow(path.join(folder, entry.name), isIgnored)]
        : [entry],
    );
}

/** Returns whether a path exists; false for a symbolic link to nowhere or to itself. */
function isReadable(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
