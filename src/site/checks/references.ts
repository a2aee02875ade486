import { closest } from "../../../plugins/gatsby-transformer-content/src/did-you-mean";
import type { Problem, Severity } from "../../../plugins/gatsby-transformer-content/src/problem";
import type { PagePlan } from "../create-pages/page-plan";

type CheckedPage = Queries.SitePlanQuery["allPage"]["nodes"][number];
type Reference = CheckedPage["references"][number];

/** What links may lead to, and how bad it is if they do not. */
interface Targets {
  brokenLinks: Severity;
  brokenAnchors: Severity;
  /** Whether a page is missing only because of an error that is reported already. */
  isLost: (path: string) => boolean;
  paths: ReadonlySet<string>;
  /** Ids of the headings of content pages, by address. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Files that the build writes beside the pages. */
const WRITTEN_FILE = /\.[a-z0-9]+$/i;

/**
 * Links and pictures in content that lead nowhere. A missing picture is an error, a broken link is
 * one too and a broken anchor a warning, unless the settings say otherwise. Links to other sites are
 * not followed.
 */
export function findBrokenReferences(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const pages = [...site.allPage.nodes, ...site.allPost.nodes, ...site.allStandalone.nodes];
  const checks = site.siteSettings?.checks;
  const targets: Targets = {
    brokenLinks: checks?.brokenLinks === "warning" ? "warning" : "error",
    brokenAnchors: checks?.brokenAnchors === "error" ? "error" : "warning",
    isLost: lostPages(site),
    paths: new Set(plans.map(({ path }) => path)),
    anchors: new Map(
      pages.map(({ permalink, headings }) => [permalink, new Set(headings.map(({ id }) => id))]),
    ),
  };
  return pages.flatMap((page) =>
    page.references.flatMap((reference) =>
      reference.kind === "image"
        ? findMissingImage(page, reference)
        : findBrokenLink(page, reference, targets),
    ),
  );
}

/**
 * Knows the pages that errors elsewhere have cost: those of a broken document, and those of content
 * files with errors. A link to one of them is not a mistake of its own.
 */
function lostPages(site: Queries.SitePlanQuery): Targets["isLost"] {
  const areas = site.allApiProblem.nodes.map(({ basePath }) => `${basePath}/`);
  const names = site.allContentProblem.nodes
    .filter(({ severity }) => severity === "error")
    .map(
      ({ file }) =>
        file
          .replace(/(?:\/index)?\.mdx?$/, "")
          .split("/")
          .pop() ?? "",
    )
    .map((name) => `/${name.replace(/^\d{4}-\d{2}-\d{2}-/, "")}`);
  return (path) =>
    areas.some((area) => path.startsWith(area)) || names.some((name) => path.endsWith(name));
}

function findMissingImage(page: CheckedPage, reference: Reference): Problem[] {
  const image = page.body.images.find(({ src }) => src === reference.url);
  if (!image || image.file) return [];
  return [
    problem(
      page,
      reference,
      "content/missing-image",
      "error",
      "The picture does not exist.",
      "Write the path relative to the page, such as ./flow.svg.",
    ),
  ];
}

function findBrokenLink(page: CheckedPage, reference: Reference, targets: Targets): Problem[] {
  const { url } = reference;
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || url.startsWith("//")) return [];
  const { pathname, hash } = new URL(url, `https://site.invalid${page.permalink}`);
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  if (!targets.paths.has(path)) {
    if (WRITTEN_FILE.test(path) || targets.isLost(path)) return [];
    const near = closest(path, targets.paths);
    const hint = near ? `Did you mean "${near}"?` : "Write the address of a page of this site.";
    return [
      problem(
        page,
        reference,
        "content/broken-link",
        targets.brokenLinks,
        "The link leads to no page.",
        hint,
      ),
    ];
  }
  const anchors = targets.anchors.get(path);
  const id = decodeHash(hash);
  if (id === "" || !anchors || anchors.has(id)) return [];
  const near = closest(id, anchors);
  return [
    problem(
      page,
      reference,
      "content/broken-anchor",
      targets.brokenAnchors,
      `The page ${path} has no heading "${id}".`,
      near ? `Did you mean "#${near}"?` : "Link to one of its headings, or to the page.",
    ),
  ];
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A stray percent sign: the text as it stands is all that can be compared.
    return hash.slice(1);
  }
}

function problem(
  { file }: CheckedPage,
  { url, line, column }: Reference,
  code: string,
  severity: Severity,
  message: string,
  hint: string,
): Problem {
  return { code, severity, file, line, column, message, value: url, hint };
}
