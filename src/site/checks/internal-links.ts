import { closest } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/plan";
import type { ContentPage, Finding, Site } from "./finding";
import { atLevel, contentPages, levelOf } from "./finding";

/** A link that leads to this site. */
export interface InternalAddress {
  /** Path as written, decoded. */
  pathname: string;
  /** Path as pages have it: without `index.html` and without a trailing slash. */
  path: string;
  /** Query and fragment. */
  suffix: string;
  /** Decoded fragment without the hash sign. */
  id: string;
  /** Whether the link contains the site's host. */
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
  if (hasHost && host !== base.host) return undefined;
  const pathname = decode(encoded);
  const path = pathname.replace(/\/index\.html?$/i, "/").replace(/(.)\/$/, "$1");
  return { pathname, path, suffix: search + hash, id: decode(hash.slice(1)), hasHost };
}

/** Decodes percent escapes; a text with a stray percent sign is returned as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

type Mistake = Pick<Finding, "code" | "severity" | "message" | "hint">;

/** Parses the links of pages and reports what `judge` finds. */
function judgeLinks(
  site: Site,
  pages: readonly ContentPage[],
  judge: (address: InternalAddress) => Mistake[],
): Finding[] {
  return pages.flatMap(({ references, permalink, file }) =>
    references.flatMap(({ kind, url, line, column }) => {
      const address =
        kind === "link" ? parseInternalLink(url, permalink, site.siteSettings?.url) : undefined;
      const mistakes = address ? judge(address) : [];
      return mistakes.map((mistake) => ({ ...mistake, file, line, column, value: url }));
    }),
  );
}

/**
 * Finds links that reach a page by a redirect (a trailing slash, `index.html`) or leave the application
 * (the site's host). A link with the host that leads to no page is only a warning, since another server
 * may answer there.
 */
export function findUntidyLinks(site: Site, plans: readonly PagePlan[]): Finding[] {
  const paths = new Set(plans.map(({ path }) => path));
  const level = levelOf(site.siteSettings?.checks.brokenLinks, "error");
  return judgeLinks(site, contentPages(site), ({ path, pathname, suffix, hasHost }) => {
    const isFile = /\.[a-z0-9]+$/i.test(path);
    if (!paths.has(path))
      return hasHost && !isFile && level !== "ignore" ? [noPage(path, paths)] : [];
    if (!hasHost && pathname === path) return [];
    return [
      {
        code: "content/untidy-link",
        severity: "warning",
        message: hasHost
          ? "This link to a page of this site contains the site's host."
          : "This link reaches the page by a redirect.",
        hint: `Write "${path}${suffix}".`,
      },
    ];
  });
}

function noPage(path: string, paths: ReadonlySet<string>): Mistake {
  const near = closest(path, paths);
  return {
    code: "content/broken-link",
    severity: "warning",
    message: "The link contains the host of this site, but leads to no page of it.",
    hint: near
      ? `Did you mean "${near}"?`
      : "Write the address of a page of this site, or leave the link if another server answers there.",
  };
}

/** Finds links of published pages to drafts and to posts with a future date. */
export function findUnpublishedLinks(site: Site, plans: readonly PagePlan[]): Finding[] {
  const published = new Set(plans.map(({ path }) => path));
  const pages = contentPages(site);
  const hidden = new Map(
    pages
      .filter(({ permalink }) => !published.has(permalink))
      .map((page) => [page.permalink, page]),
  );
  if (hidden.size === 0) return [];
  const visible = pages.filter(({ permalink }) => published.has(permalink));
  return atLevel(levelOf(site.siteSettings?.checks.brokenLinks, "error"), () =>
    judgeLinks(site, visible, ({ path }) => {
      const target = hidden.get(path);
      return target ? [unpublished(target)] : [];
    }),
  );
}

function unpublished(target: ContentPage): Mistake {
  if (target.draft) {
    return {
      code: "content/link-to-draft",
      severity: "error",
      message: "The page is a draft and is not built.",
      hint: `Remove \`draft: true\` from ${target.file}, or remove the link until the page is ready.`,
    };
  }
  const day = "date" in target ? target.date : "a later day";
  return {
    code: "content/link-to-scheduled-post",
    severity: "error",
    message: `The post is not published before ${day}.`,
    hint: `Give ${target.file} an earlier date, or add the link on that day.`,
  };
}

type Operation = Site["allApiOperation"]["nodes"][number];

/** Ids of sections that an endpoint page may have. */
const ENDPOINT_SECTIONS = [
  "authentication",
  "responses",
  "callbacks",
  "servers",
  "request-samples",
  "response-example",
  "path-parameters",
  "query-parameters",
  "header-parameters",
  "cookie-parameters",
];

/**
 * Finds links to anchors that endpoint pages do not have. Anchors below a parameter, a body or a
 * response come from schemas when the page is rendered, and are accepted.
 */
export function findBrokenApiAnchors(site: Site): Finding[] {
  const operations = new Map(site.allApiOperation.nodes.map((node) => [node.permalink, node]));
  if (operations.size === 0) return [];
  return atLevel(levelOf(site.siteSettings?.checks.brokenAnchors, "warning"), () =>
    judgeLinks(site, contentPages(site), ({ path, id }) => {
      const operation = operations.get(path);
      if (!operation || id === "") return [];
      const known = anchorsOf(operation);
      if (known.some((anchor) => id === anchor || isBelow(id, anchor))) return [];
      const near = closest(id, known);
      return [
        {
          code: "content/broken-anchor",
          severity: "warning",
          message: `The endpoint page ${path} has no anchor "${id}".`,
          hint: near ? `Did you mean "#${near}"?` : `Known: ${known.join(", ")}.`,
        },
      ];
    }),
  );
}

function anchorsOf({ parameters, requestBody, responses }: Operation): string[] {
  const body = requestBody ? [requestBody.anchor] : [];
  return [
    ...body,
    ...[...parameters, ...responses].map(({ anchor }) => anchor),
    ...ENDPOINT_SECTIONS,
  ];
}

/** `callback-…`, `request-body.name`, `response-200-…`. */
function isBelow(id: string, anchor: string): boolean {
  return (
    id.startsWith("callback") ||
    (id.startsWith(anchor) && /[^a-z0-9]/i.test(id.charAt(anchor.length)))
  );
}
