import type { PagePlan, PlaceContext } from "./page-plan";

/** What every kind of page may take into account when it plans. */
export interface PlanningContext {
  /** The build's clock: posts dated later are not published yet. */
  now: Date;
  /** Whether drafts and posts of the future are shown, as in develop. */
  showUnpublished: boolean;
  /** Places in the sidebars by address. */
  trails: ReadonlyMap<string, PlaceContext>;
  /** Settings of the site. */
  settings: Queries.SitePlanQuery["siteSettings"];
}

/** One kind of page: what it asks of the data layer, and which pages follow from the answer. */
export interface PageKind<Data> {
  /** GraphQL text. */
  query: string;
  /** Pure: the pages that the data calls for. */
  plan: (data: Data, context: PlanningContext) => PagePlan[];
}

/** Place of a page that no sidebar shows. */
const NOWHERE: PlaceContext = {
  sidebar: null,
  version: null,
  label: null,
  breadcrumbs: [],
  previous: null,
  next: null,
};

/** A page's sidebar, breadcrumbs and neighbors. */
export function placeOf(permalink: string, context: PlanningContext): PlaceContext {
  return context.trails.get(permalink) ?? NOWHERE;
}

/** The file to make a module of, for a page whose MDX holds code. */
export function moduleOf(body: { mode: string; contentFilePath: string }): {
  contentFilePath?: string;
} {
  return body.mode === "component" ? { contentFilePath: body.contentFilePath } : {};
}
