import path from "node:path";
import { decoded, withoutSlash } from "../../../packages/addresses";
import type { ProblemDetails, Severity } from "../../../packages/problems";
import { closest, didYouMean } from "../../../packages/problems";
import {
  adviceWithoutNames,
  isNamedLink,
} from "../../../plugins/gatsby-transformer-content/addresses";
import { isSocialCard } from "../../lib/social-card";
import type { PagePlan } from "../create-pages/plan";
import { outputAddresses } from "../post-build/all-output-files";
import type { ContentPage, LocatableProblem, Site } from "./checked-site";
import { contentPages } from "./checked-site";
import { findBrokenImage } from "./images";
import { suppressedFiles, suppressedPages } from "./pages-suppressed-by-errors";

/** A link by file or by name, or an address that depends on the page, with its target. */
type ResolvedLink = ContentPage["body"]["resolvedLinks"][number];

/** Valid targets of links. */
interface Targets {
  siteUrl: string | undefined;
  /** Addresses of all pages. */
  paths: ReadonlySet<string>;
  /** Addresses of all files. */
  files: ReadonlySet<string>;
  /** Drafts and posts with a future date, by address. */
  unpublished: ReadonlyMap<string, ContentPage>;
  /** Files of all content pages, from the project's root. */
  pageFiles: readonly string[];
  /** Ids of headings and elements of content pages, by address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Ids on endpoint pages, by address. */
  endpointAnchors: ReadonlyMap<string, readonly string[]>;
  /** Returns whether a missing page is reported elsewhere because of an error. */
  isReported: (path: string) => boolean;
  /** Returns whether the error of a file, named by a path as written, is reported elsewhere. */
  isReportedFile: (pathname: string) => boolean;
}

/**
 * Finds links and images of content that lead nowhere, to pages that are not published, or to pages by
 * a redirect. Links to other sites are not followed.
 */
export function findBrokenReferences(site: Site, plans: readonly PagePlan[]): LocatableProblem[] {
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
  const paths = new Set(plans.map((plan) => plan.path));
  const hidden = pages.filter(({ permalink }) => !paths.has(permalink));
  return {
    siteUrl: site.siteSettings?.url,
    paths,
    files: new Set([...site.staticFiles, ...outputAddresses({ site, plans })]),
    unpublished: new Map(hidden.map((page) => [page.permalink, page])),
    pageFiles: pages.map(({ file }) => file),
    anchors: new Map(
      pages.map(({ permalink, headings, elementIds }) => [
        permalink,
        new Set([...headings.map(({ id }) => id), ...elementIds]),
      ]),
    ),
    endpointAnchors: new Map(
      site.allApiOperation.nodes.map((node) => [node.permalink, anchorsOfEndpoint(node)]),
    ),
    isReported: suppressedPages(site),
    isReportedFile: suppressedFiles(site),
  };
}

function findBrokenLink(page: ContentPage, url: string, targets: Targets): ProblemDetails[] {
  const link = page.body.resolvedLinks.find((resolved) => resolved.url === url);
  if (link?.href === null && isNamedLink(url) && !link.isDraft) {
    return link.unknown ? describeUnknownName(link.unknown) : [];
  }
  if (link?.href === null) return findBrokenFileLink(page, link, targets);
  // A link to a file that is not a page has an address only if the file exists.
  if (link?.isFile) return [];
  return findBrokenAddress(page, link?.href ?? url, targets);
}

function describeUnknownName({ kind, value, known }: NonNullable<ResolvedLink["unknown"]>) {
  const message = `The link names ${/^[aeiou]/.test(kind) ? "an" : "a"} ${kind} that does not exist.`;
  const advice = known.length === 0 ? adviceWithoutNames(kind) : undefined;
  const hint = advice ?? didYouMean(value, known);
  return detailsAt("error", `content/unknown-${kind}`, message, hint);
}

/** A link that leads to this site. */
interface InternalAddress {
  /** Path as written, decoded. */
  pathname: string;
  /** Path as pages have it: without `index.html` and without a trailing slash. */
  path: string;
  /** Query and fragment. */
  suffix: string;
  /** Decoded fragment without the hash sign. */
  id: string;
  /** True if the link contains the site's host. */
  hasHost: boolean;
}

/**
 * Parses a link of a page; returns nothing if it leads to another site.
 *
 * @param siteUrl absolute address of the site; without it, a link with a host is always another site
 */
export function parseInternalLink(
  url: string,
  permalink: string,
  siteUrl: string | undefined,
): InternalAddress | undefined {
  const hasHost = /^(?:https?:)?\/\//i.test(url);
  if (!hasHost && /^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const base = new URL(permalink, siteUrl ?? "https://site.invalid");
  if (!URL.canParse(url, base)) return undefined;
  const { host, pathname: encoded, search, hash } = new URL(url, base);
  const basePath = hasHost ? withoutSlash(new URL(siteUrl ?? base).pathname) : "";
  const isHere = !hasHost || (host === base.host && `${encoded}/`.startsWith(`${basePath}/`));
  if (!isHere) return undefined;
  const pathname = decoded(encoded).slice(basePath.length) || "/";
  const path = pathname.replace(/\/index\.html?$/i, "/").replace(/(.)\/$/, "$1");
  return { pathname, path, suffix: search + hash, id: decoded(hash.slice(1)), hasHost };
}

function findBrokenAddress(page: ContentPage, url: string, targets: Targets): ProblemDetails[] {
  const address = parseInternalLink(url, page.permalink, targets.siteUrl);
  if (!address) return [];
  const { paths, files, unpublished, isReported } = targets;
  const { path: target } = address;
  if (paths.has(target)) {
    return [...findBrokenAnchor(address, targets), ...findUntidiness(address)];
  }
  const hidden = unpublished.get(target);
  if (hidden) return paths.has(page.permalink) ? findUnpublished(hidden) : [];
  if (files.has(target) || isSocialCard(target) || isReported(target)) return [];
  return findMissingTarget(address, targets);
}

/** Reports a link that reaches a page by a redirect, or leaves the application for its own host. */
function findUntidiness({ path, pathname, suffix, hasHost }: InternalAddress): ProblemDetails[] {
  if (!hasHost && pathname === path) return [];
  return detailsAt(
    "warning",
    "content/untidy-link",
    hasHost
      ? "This link to a page of this site contains the site's host."
      : "This link reaches the page by a redirect.",
    `Write "${path}${suffix}".`,
  );
}

function findUnpublished(target: ContentPage): ProblemDetails[] {
  if (target.draft) {
    return detailsAt(
      "error",
      "content/link-to-draft",
      "The page is a draft and is not built.",
      `Remove \`draft: true\` from ${target.file}, or remove the link until the page is ready.`,
    );
  }
  const day = "date" in target ? target.date : "a later day";
  return detailsAt(
    "error",
    "content/link-to-scheduled-post",
    `The post is not published before ${day}.`,
    `Give ${target.file} an earlier date, or add the link on that day.`,
  );
}

/** A missing page of the site's host is only a warning, since another server may answer there. */
function findMissingTarget({ path: target, hasHost }: InternalAddress, targets: Targets) {
  const isFile = /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(target);
  const near = closest(target, isFile ? targets.files : targets.paths);
  const hint = near && `Did you mean "${near}"?`;
  if (!hasHost) {
    return detailsAt(
      "error",
      isFile ? "content/missing-file" : "content/broken-link",
      isFile ? "There is no file at this address." : "The link leads to no page.",
      hint ?? (isFile ? hintForFile(target) : "Write the address of a page of this site."),
    );
  }
  if (isFile) return [];
  return detailsAt(
    "warning",
    "content/broken-link",
    "The link contains the host of this site, but leads to no page of it.",
    hint ??
      "Write the address of a page of this site, or leave the link if another server answers there.",
  );
}

function hintForFile(address: string): string {
  return `Save the file as static${address}, or write its path from the page: ./${path.posix.basename(address)}`;
}

/** With the site's host, a missing heading is only a warning, as a missing page is. */
function findBrokenAnchor(
  { path: target, id, hasHost }: InternalAddress,
  targets: Targets,
): ProblemDetails[] {
  const endpoint = targets.endpointAnchors.get(target);
  const known = endpoint ?? targets.anchors.get(target);
  if (id === "" || !known) return [];
  const anchors = [...known];
  if (anchors.includes(id) || endpoint?.some((anchor) => isBelow(id, anchor))) return [];
  const near = closest(id, anchors);
  const advice = endpoint
    ? `Known: ${anchors.join(", ")}.`
    : "Link to one of its headings, or to the page.";
  return detailsAt(
    hasHost ? "warning" : "error",
    "content/broken-anchor",
    endpoint
      ? `The endpoint page ${target} has no anchor "${id}".`
      : `The page ${target} has no heading "${id}".`,
    near ? `Did you mean "#${near}"?` : advice,
  );
}

/** Ids of sections that an endpoint page may have. */
const ENDPOINT_SECTIONS = [
  "authentication",
  "responses",
  "callbacks",
  "servers",
  "request-samples",
  "response-example",
  "used-in-guides",
  "used-in-posts",
  "path-parameters",
  "query-parameters",
  "header-parameters",
  "cookie-parameters",
];

function anchorsOfEndpoint(operation: Site["allApiOperation"]["nodes"][number]): string[] {
  const { parameters, requestBody, responses } = operation;
  const parts = [...(requestBody ? [requestBody] : []), ...parameters, ...responses];
  return [...parts.map(({ anchor }) => anchor), ...ENDPOINT_SECTIONS];
}

/**
 * Anchors below a parameter, a body, a response or a callback come from schemas when the page is
 * rendered, and are accepted: `callback-…`, `request-body.name`, `response-200-…`.
 */
function isBelow(id: string, anchor: string): boolean {
  return (
    id.startsWith("callback") ||
    (id.startsWith(anchor) && /[^a-z0-9]/i.test(id.charAt(anchor.length)))
  );
}

/** Checks a link by file for which neither a page nor a file was found. */
function findBrokenFileLink(
  page: ContentPage,
  link: ResolvedLink,
  targets: Targets,
): ProblemDetails[] {
  const { url, isDraft, isFile } = link;
  const address = parseInternalLink(url, page.permalink, undefined);
  // It may be an address after all: /docs/x.md of the Markdown export, ./node.js of a page.
  if (address && targets.paths.has(address.path)) return findBrokenAddress(page, url, targets);
  if (url.startsWith("/") && findBrokenAddress(page, url, targets).length === 0) return [];
  if (isDraft) {
    return detailsAt(
      "error",
      "content/broken-file-link",
      "The link leads to a draft, which is not built.",
      "Remove the link until the page is published, or remove `draft: true` from the page.",
    );
  }
  if (isFile && !url.startsWith("/")) {
    return detailsAt(
      "error",
      "content/missing-file",
      "The file does not exist.",
      "Save it beside the page, or write its path from the page, such as ./report.pdf.",
    );
  }
  if (targets.isReportedFile(url.replace(/[?#].*$/s, ""))) return [];
  const near = closestFile(page, url, targets);
  return detailsAt(
    "error",
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

function detailsAt(
  severity: Severity,
  code: string,
  message: string,
  hint: string,
): ProblemDetails[] {
  return [{ code, severity, message, hint }];
}
