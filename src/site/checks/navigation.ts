import type { FilePosition } from "../../../packages/problems";
import { didYouMean, positionAt } from "../../../packages/problems";
import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import { positionOfKey } from "../../../plugins/gatsby-transformer-content/data-files";
import { flattenItems } from "../../lib/navigation";
import type { PagePlan } from "../create-pages/plan";
import { outputAddresses } from "../post-build/all-output-files";
import type { LocatableProblem, Site } from "./checked-site";
import { isUnread } from "./checked-site";
import { suppressedPages } from "./pages-suppressed-by-errors";

/** Finds targets of the navbar, the footer, the announcement bar, `home` and `scripts` that do not exist. */
export function findBrokenSettingsTargets(
  site: Site,
  plans: readonly PagePlan[],
): LocatableProblem[] {
  const { siteSettings: settings } = site;
  if (!settings) return [];
  const files = new Set([...site.staticFiles, ...outputAddresses({ site, plans })]);
  const isSuppressed = suppressedPages(site);
  // Sorted: the order of plans, and with it the hints, depends on which file was compiled first.
  const pages = new Set(plans.map(({ path }) => path).sort());
  const sidebars = new Set(site.allSidebar.nodes.map(({ name }) => name));
  const knownOf = (kind: string) =>
    kind === "page" ? pages : kind === "sidebar" ? sidebars : files;
  const areSidebarsUnread = isUnread(site, /sidebars\.[a-z]+$/);
  const missing = settings.targets
    .map((target) => ({
      ...target,
      path: target.value.replace(/[?#].*$/, ""),
      known: knownOf(target.kind),
    }))
    .filter(({ path, known }) => !known.has(path) && !files.has(path) && !isSuppressed(path))
    .filter(({ kind }) => kind !== "sidebar" || !areSidebarsUnread);
  return missing.map(({ pointer, value, known, kind, isLink }) => ({
    code: isLink ? "site/broken-link" : "site/missing-target",
    severity: "error",
    file: settings.file,
    locate: (source) => placeOfPointer(source, pointer),
    pointer,
    message: `The settings name a ${kind} that does not exist.`,
    value,
    hint: didYouMean(value, known),
  }));
}

function placeOfPointer(source: string, pointer: string): FilePosition {
  if (source === "") return { line: 1, column: 1 };
  const keys = pointer.slice(1).split("/");
  return positionOfKey(
    source,
    keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
  );
}

/** Finds links in sidebars to pages of this site that do not exist. */
export function findBrokenSidebarLinks(site: Site, plans: readonly PagePlan[]): LocatableProblem[] {
  const pages = new Set(plans.map(({ path }) => path));
  const isBroken = (address: string) => {
    const path = address.replace(/[?#].*$/, "");
    const isFile = /\.[a-z0-9]+$/i.test(path);
    return !isFile && !pages.has(path.replace(/(.)\/$/, "$1"));
  };
  return site.allSidebar.nodes.flatMap(({ file, items }) =>
    declaredLinks(items as unknown as NavItem[])
      .filter(isBroken)
      .map((address) => ({
        code: "sidebars/broken-link",
        severity: "error",
        file,
        locate: (source: string) => placeOfText(source, address),
        message: "The sidebar links to a page that does not exist.",
        value: address,
        hint: didYouMean(address, pages),
      })),
  );
}

/** Returns the addresses of this site that items of type `link` name. */
function declaredLinks(items: readonly NavItem[]): string[] {
  return flattenItems(items).flatMap((item) =>
    item.type === "link" && item.external && /^\/(?!\/)/.test(item.permalink) ? item.permalink : [],
  );
}

/** Finds an address in a text, with or without its leading slash. */
function placeOfText(source: string, address: string): FilePosition {
  const offset = [address, address.slice(1)]
    .map((text) => source.indexOf(text))
    .find((found) => found >= 0);
  return positionAt(source, offset ?? 0);
}

/**
 * Finds documentation pages that are in no sidebar, except those that choose it: unlisted pages and
 * pages that choose their sidebar. Nothing is reported while the sidebars have errors, which may be
 * the cause.
 */
export function findOrphanDocs(site: Site): LocatableProblem[] {
  if (site.allSidebar.nodes.length === 0 || site.navigationProblems.length > 0) return [];
  const shown = new Set(
    site.allSidebar.nodes
      .flatMap(({ items }) => flattenItems(items as unknown as NavItem[]))
      .map((item) => (item.type === "html" ? undefined : item.permalink)),
  );
  return site.allDoc.nodes
    .filter(({ permalink }) => !shown.has(permalink))
    .filter(({ draft, unlisted, choosesSidebar }) => !draft && !unlisted && !choosesSidebar)
    .map(({ file, docId }) => ({
      code: "sidebars/orphan-doc",
      severity: "error",
      file,
      line: 1,
      column: 1,
      message: "The page is in no sidebar.",
      value: docId,
      hint: `Add "${docId}" to a sidebar, or set \`unlisted: true\` or \`displayed_sidebar: null\` in the front matter.`,
    }));
}
