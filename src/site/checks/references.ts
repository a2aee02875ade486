import type { Problem, Severity } from "../../../packages/problems";
import type { PagePlan } from "../create-pages/page-plan";
import { contentPages } from "./content-pages";
import { findBrokenAddress } from "./broken-addresses";
import { findBrokenFileLink } from "./broken-file-links";
import { findBrokenImage } from "./broken-images";
import type { CheckedPage, Finding, Reference, Targets } from "./link-targets";
import { lostFiles, lostPages } from "./lost-pages";
import { knownFiles } from "./written-files";

/**
 * Links and pictures in content that lead nowhere. A missing picture is an error, a broken link is one
 * too, and a broken anchor or link to a page's file a warning, unless the settings say otherwise.
 * Links to other sites are not followed.
 */
export function findBrokenReferences(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
): Problem[] {
  const pages = contentPages(site);
  const targets = targetsOf(site, plans, pages);
  return pages.flatMap((page) =>
    page.references.flatMap((reference) =>
      findBroken(page, reference, targets).map((finding) => toProblem(page, reference, finding)),
    ),
  );
}

function findBroken(page: CheckedPage, reference: Reference, targets: Targets): Finding[] {
  if (reference.kind === "image") return findBrokenImage(page, reference);
  const link = page.body.fileLinks.find(({ url }) => url === reference.url);
  if (link?.href === null) return findBrokenFileLink(page, link, targets);
  // Files beside the page have been found already, or they would have no address.
  if (link && !link.isPage) return [];
  return findBrokenAddress(page, link?.href ?? reference.url, targets);
}

function targetsOf(
  site: Queries.SitePlanQuery,
  plans: readonly PagePlan[],
  pages: readonly CheckedPage[],
): Targets {
  const checks = site.siteSettings?.checks;
  const isLost = lostPages(site);
  // Pages that are written and not published: links to them are told of in unpublished-links.ts.
  const written = new Set(pages.map(({ permalink }) => permalink));
  return {
    brokenLinks: severityOf(checks?.brokenLinks, "error"),
    brokenAnchors: severityOf(checks?.brokenAnchors, "warning"),
    brokenMarkdownLinks: severityOf(checks?.brokenMarkdownLinks, "warning"),
    isLost: (path) => written.has(path) || isLost(path),
    isLostFile: lostFiles(site),
    paths: new Set(plans.map(({ path }) => path)),
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

function severityOf(setting: string | undefined, standard: Severity): Severity | "ignore" {
  return setting === "error" || setting === "warning" || setting === "ignore" ? setting : standard;
}

function toProblem(
  page: CheckedPage,
  { url, line, column, file }: Reference,
  { code, severity, message, hint }: Finding,
): Problem {
  return { code, severity, file: file ?? page.file, line, column, message, value: url, hint };
}
