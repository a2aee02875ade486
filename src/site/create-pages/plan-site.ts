import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import { firstPermalink, navbarLinks } from "../../lib/navigation";
import { paths } from "../../lib/paths";
import type { ComponentPage, ComponentPages, LeftOutPage } from "../component-pages";
import { findComponentPages } from "../component-pages";
import type { RouteFiles } from "../routes-lock/files";
import { readRouteFiles } from "../routes-lock/files";
import { loadSiteSources } from "../settings";
import { apiPages } from "./api-pages";
import { blogPages } from "./blog-pages";
import { categoryPages, docPages, standalonePages } from "./doc-pages";
import { docTagPages } from "./doc-tag-pages";
import type { PageKind, PagePlan, PlanningContext } from "./plan";
import { SITE_PLAN_QUERY } from "./site-query";

/** Gatsby's `graphql`, or a function that behaves like it. */
export type RunGraphql = CreatePagesArgs["graphql"];

/** The planned pages of a site, and the data for the checks. */
export interface PlannedSite {
  site: Queries.SitePlanQuery;
  plans: PagePlan[];
  /** Pages written as components that cannot be built. */
  leftOut: LeftOutPage[];
}

/** Queries the data layer and plans all pages. */
export async function planSite(
  graphql: RunGraphql,
  clock: Pick<PlanningContext, "now" | "showUnpublished">,
): Promise<PlannedSite> {
  const site = await runQuery<Queries.SitePlanQuery>(graphql, SITE_PLAN_QUERY);
  const links = navbarLinks(site.siteSettings?.navbar.items ?? []);
  const areaOf = (name: string | null) =>
    links.find(({ sidebar }) => sidebar && sidebar === name)?.label;
  const context: PlanningContext = {
    ...clock,
    navigation: new Map(
      site.pageNavigation.map(({ permalink, ...page }) => [
        permalink,
        {
          ...page,
          ...(page.breadcrumbs.length === 0 ? { area: areaOf(page.sidebar) } : {}),
        },
      ]),
    ),
    settings: site.siteSettings,
  };
  const settingsFile = site.siteSettings?.file;
  const contentRoot = settingsFile === undefined ? undefined : path.dirname(settingsFile);
  const redirects = contentRoot === undefined ? [] : planRedirects(readRouteFiles(contentRoot));
  const components = await componentsOf(contentRoot);
  const pages = [
    ...(await planAll(graphql, context)),
    ...planComponentPages(contentRoot ?? "", components.built),
  ];
  const planned = new Set(pages.map(({ path }) => path));
  return {
    site,
    plans: [...planHome(site, pages), ...pages, ...redirects],
    leftOut: components.leftOut.filter(({ address }) => !planned.has(address)),
  };
}

const NO_COMPONENTS: ComponentPages = { built: [], leftOut: [] };

async function componentsOf(contentRoot: string | undefined): Promise<ComponentPages> {
  if (contentRoot === undefined) return NO_COMPONENTS;
  const { settings } = loadSiteSources({ CONTENT_ROOT: contentRoot });
  return settings ? findComponentPages(path.resolve(contentRoot), settings) : NO_COMPONENTS;
}

function planComponentPages(contentRoot: string, pages: readonly ComponentPage[]): PagePlan[] {
  return pages.map(({ file, address }) => ({
    template: "component-page",
    path: address,
    context: { permalink: address, isWholePage: true },
    source: path.join(contentRoot, file),
    contentFilePath: path.resolve(contentRoot, file),
  }));
}

/**
 * Plans the redirect from `/` to the `home` of the settings. Without this setting it leads to the
 * documentation, else to the first page of a sidebar of the latest version, the blog or any page; a page at
 * `/` needs none.
 */
export function planHome(
  {
    siteSettings,
    allSidebar,
    latestVersions,
  }: Pick<Queries.SitePlanQuery, "siteSettings" | "allSidebar" | "latestVersions">,
  pages: readonly PagePlan[],
): PagePlan[] {
  const planned = new Set(pages.map(({ path }) => path));
  const home = siteSettings?.home;
  if (!home && planned.has("/")) return [];
  const latest = new Set(latestVersions.nodes.map(({ name }) => name));
  const firstPages = allSidebar.nodes
    .filter(({ version }) => latest.has(version))
    .map(({ items }) => firstPermalink(items as unknown as NavItem[]));
  const to =
    home ??
    [...latestVersions.nodes.map(({ path }) => path), ...firstPages, paths.blog, ...planned].find(
      (path) => path && planned.has(path),
    );
  const source = siteSettings?.file ?? "site.yml";
  return [{ template: "redirect", path: "/", context: { to: to ?? "/" }, source }];
}

/** To add a kind of page, write a `PageKind` and add it here. */
async function planAll(graphql: RunGraphql, context: PlanningContext): Promise<PagePlan[]> {
  const planOf = async <Data>({ query, plan }: PageKind<Data>) =>
    plan(await runQuery<Data>(graphql, query), context);
  const plans = await Promise.all([
    planOf(standalonePages),
    planOf(docPages),
    planOf(docTagPages),
    planOf(categoryPages),
    planOf(apiPages),
    planOf(blogPages),
  ]);
  return plans.flat();
}

/** Plans a page at each former address, for hosts that cannot redirect. */
export function planRedirects({
  redirects,
  redirectsFile,
}: Pick<RouteFiles, "redirects" | "redirectsFile">): PagePlan[] {
  return redirects.redirects.map(({ from, to }) => ({
    template: "redirect",
    path: from,
    context: { to },
    source: redirectsFile,
  }));
}

/**
 * Runs a query.
 *
 * @throws Error with all GraphQL errors, since partial data would lose pages
 */
export async function runQuery<Data>(
  graphql: RunGraphql,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const { data, errors } = await graphql<Data>(query, variables);
  if (data && !errors) return data;
  const messages = [errors ?? []].flat().map((error) => String(error));
  throw new Error(`A query failed:\n${messages.join("\n")}`);
}
