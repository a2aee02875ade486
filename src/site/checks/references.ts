import path from "node:path";
import { closest } from "../../../packages/problems";
import { isSocialCard } from "../../lib/social-card";
import type { PagePlan } from "../create-pages/plan";
import type { ContentPage, Finding, Level, Site } from "./finding";
import { contentPages, levelOf } from "./finding";
import type { ImageFinding } from "./images";
import { findBrokenImage } from "./images";
import { parseInternalLink } from "./internal-links";
import { knownFiles } from "./known-files";
import { suppressedFiles, suppressedPages } from "./pages-suppressed-by-errors";

/** A finding before it gets the file and the place of the reference. */
type Mistake = ImageFinding;

/** A link that is written as a path of a file. */
type FileLink = ContentPage["body"]["fileLinks"][number];

/** Valid targets of links, and severities for others. */
interface Targets {
  brokenLinks: Level;
  brokenAnchors: Level;
  /** For links to pages by their files. */
  brokenMarkdownLinks: Level;
  /** Addresses of all pages. */
  paths: ReadonlySet<string>;
  /** Addresses of all files. */
  files: ReadonlySet<string>;
  /** Files of all content pages, from the project's root. */
  pageFiles: readonly string[];
  /** Ids of headings and elements of content pages, by address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a missing page is reported elsewhere: because of an error, or as unpublished. */
  isReported: (path: string) => boolean;
  /** Whether the error of a file, named by a path as written, is reported elsewhere. */
  isReportedFile: (pathname: string) => boolean;
}

/** Finds links and images of content that lead nowhere. Links to other sites are not followed. */
export function findBrokenReferences(site: Site, plans: readonly PagePlan[]): Finding[] {
  const pages = contentPages(site);
  const targets = targetsOf(site, plans, pages);
  return pages.flatMap((page) =>
    page.references.flatMap(({ kind, url, line, column, file }) => {
      const mistakes =
        kind === "image" ? findBrokenImage(page, url) : findBrokenLink(page, url, targets);
      return mistakes.map((mistake) => ({
        ...mistake,
        file: file ?? page.file,
        line,
        column,
        value: url,
      }));
    }),
  );
}

function targetsOf(site: Site, plans: readonly PagePlan[], pages: readonly ContentPage[]): Targets {
  const checks = site.siteSettings?.checks;
  const isSuppressed = suppressedPages(site);
  // Links to pages that exist but are not published are reported by `findUnpublishedLinks`.
  const written = new Set(pages.map(({ permalink }) => permalink));
  return {
    brokenLinks: levelOf(checks?.brokenLinks, "error"),
    brokenAnchors: levelOf(checks?.brokenAnchors, "warning"),
    brokenMarkdownLinks: levelOf(checks?.brokenMarkdownLinks, "warning"),
    isReported: (address) => written.has(address) || isSuppressed(address),
    isReportedFile: suppressedFiles(site),
    paths: new Set(plans.map((plan) => plan.path)),
    files: knownFiles(site, plans),
    pageFiles: pages.map(({ file }) => file),
    anchors: new Map(
      pages.map(({ permalink, headings, elementIds }) => [
        permalink,
        new Set([...headings.map(({ id }) => id), ...elementIds]),
      ]),
    ),
  };
}

function findBrokenLink(page: ContentPage, url: string, targets: Targets): Mistake[] {
  const link = page.body.fileLinks.find((fileLink) => fileLink.url === url);
  if (link?.href === null) return findBrokenFileLink(page, link, targets);
  // A link to a file that is not a page has an address only if the file exists.
  if (link && !link.isPage) return [];
  return findBrokenAddress(page, link?.href ?? url, targets);
}

/** Checks an address. Links with the site's host are left to `findUntidyLinks`. */
function findBrokenAddress(page: ContentPage, url: string, targets: Targets): Mistake[] {
  const address = parseInternalLink(url, page.permalink, undefined);
  if (!address) return [];
  const { path: target, id } = address;
  if (targets.paths.has(target)) return findBrokenAnchor(target, id, targets);
  if (targets.files.has(target) || isSocialCard(target) || targets.isReported(target)) return [];
  const isFile = /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(target);
  const near = closest(target, isFile ? targets.files : targets.paths);
  return mistake(
    targets.brokenLinks,
    isFile ? "content/missing-file" : "content/broken-link",
    isFile ? "There is no file at this address." : "The link leads to no page.",
    near ? `Did you mean "${near}"?` : isFile ? hintForFile(target) : HINT_FOR_PAGE,
  );
}

const HINT_FOR_PAGE = "Write the address of a page of this site.";

function hintForFile(address: string): string {
  return `Save the file as static${address}, or write its path from the page: ./${path.posix.basename(address)}`;
}

function findBrokenAnchor(target: string, id: string, targets: Targets): Mistake[] {
  const anchors = targets.anchors.get(target);
  if (id === "" || !anchors || anchors.has(id)) return [];
  const near = closest(id, anchors);
  return mistake(
    targets.brokenAnchors,
    "content/broken-anchor",
    `The page ${target} has no heading "${id}".`,
    near ? `Did you mean "#${near}"?` : "Link to one of its headings, or to the page.",
  );
}

/** Checks a link by file for which neither a page nor a file was found. */
function findBrokenFileLink(page: ContentPage, link: FileLink, targets: Targets): Mistake[] {
  const { url, isDraft, isPage } = link;
  const address = parseInternalLink(url, page.permalink, undefined);
  // It may be an address after all: /docs/x.md of the Markdown export, ./node.js of a page.
  if (address && targets.paths.has(address.path)) return findBrokenAddress(page, url, targets);
  if (url.startsWith("/") && findBrokenAddress(page, url, targets).length === 0) return [];
  if (isDraft) {
    return mistake(
      targets.brokenMarkdownLinks,
      "content/broken-file-link",
      "The link leads to a draft, which is not built.",
      "Remove the link until the page is published, or remove `draft: true` from the page.",
    );
  }
  if (!isPage && !url.startsWith("/")) {
    return mistake(
      targets.brokenLinks,
      "content/missing-file",
      "The file does not exist.",
      "Save it beside the page, or write its path from the page, such as ./report.pdf.",
    );
  }
  if (targets.isReportedFile(url.replace(/[?#].*$/s, ""))) return [];
  const near = closestFile(page, url, targets);
  return mistake(
    targets.brokenMarkdownLinks,
    "content/broken-file-link",
    "The link names a file that is not a page.",
    near ? `Did you mean "${near}"?` : "Write the path of a page, relative to this file.",
  );
}

/** Returns the page that the writer most likely meant, as a path relative to this page's file. */
function closestFile(page: ContentPage, url: string, targets: Targets): string | undefined {
  const { dirname, basename, join, relative } = path.posix;
  const folder = dirname(page.file);
  const wanted = join(folder, url.replace(/[?#].*$/s, ""));
  const others = targets.pageFiles.filter((file) => file !== page.file);
  const sameName = others.filter((file) => basename(file) === basename(wanted));
  const siblings = others
    .filter((file) => dirname(file) === dirname(wanted))
    .map((file) => basename(file));
  const similar = closest(basename(wanted), siblings);
  const near =
    closest(wanted, sameName) ?? sameName[0] ?? (similar && join(dirname(wanted), similar));
  if (!near) return undefined;
  const result = relative(folder, near);
  return result.startsWith(".") ? result : `./${result}`;
}

function mistake(level: Level, code: string, message: string, hint: string): Mistake[] {
  return level === "ignore" ? [] : [{ code, severity: level, message, hint }];
}
