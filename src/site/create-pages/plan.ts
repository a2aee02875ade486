import type { NavigationLink } from "../../../plugins/gatsby-transformer-content";
import type { VersionedPage } from "../../lib/navigation";

/** A page's position in its sidebar. */
export interface NavigationContext {
  /** Name of the sidebar next to the page. */
  sidebar: string | null;
  /** Name of the version of the documentation that the page belongs to. */
  version: string | null;
  /** Label of the page in the sidebar. */
  label: string | null;
  /** Label of the sidebar in the navbar. */
  area?: string | undefined;
  breadcrumbs: readonly NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
}

/** Position in a paginated list. */
export interface PagerContext {
  /** 1-based. */
  pageNumber: number;
  pageCount: number;
  /** Address of the page with newer entries. */
  newer: string | null;
  /** Address of the page with older entries. */
  older: string | null;
}

/** A tag and the number of its pages. */
export interface CountedTag {
  label: string;
  permalink: string;
  count: number;
}

/** A page of the documentation or a post that uses a part of the API. */
export interface UsingPage {
  title: string;
  permalink: string;
  isPost: boolean;
}

/** Page context of each template. */
export interface TemplateContexts {
  /**
   * `versions` lists the page in all versions that have it; absent if there is one version. `hasFeed`
   * is true for the change log of an API.
   */
  "doc-page": NavigationContext & { id: string; versions?: VersionedPage[]; hasFeed?: boolean };
  tags: {
    area: "blog" | "documentation";
    version?: string;
    isList?: true;
    tags: CountedTag[];
    recentIds: string[];
  };
  "doc-tag": {
    version: string;
    isList: true;
    label: string;
    description: string | null;
    docIds: string[];
    /** Address of the list of all tags. */
    all: string;
    isHidden: boolean;
  };
  category: NavigationContext & { id: string; versions?: VersionedPage[] };
  /** `usedIn`: published pages that use the operation; of schemas, too. */
  endpoint: NavigationContext & { id: string; usedIn: UsingPage[] };
  "api-document": NavigationContext & { id: string };
  "api-tag": NavigationContext & { id: string; usedIn: UsingPage[] };
  "api-schemas": NavigationContext & { id: string };
  "api-schema": NavigationContext & { id: string; usedIn: UsingPage[] };
  /** `usedIn`: published pages by the code of the error that they use. */
  "api-errors": NavigationContext & { id: string; usedIn: Record<string, UsingPage[]> };
  "blog-post": {
    id: string;
    recentIds: string[];
    relatedIds: string[];
    previous: NavigationLink | null;
    next: NavigationLink | null;
  };
  "blog-list": PagerContext & {
    title: string;
    description: string;
    /** Description of the blog or tag, role of the author. */
    lead: string | null;
    /** Description of the author. */
    text: string | null;
    /** The author whose posts these are, with the position in the list of authors and the number of posts. */
    author?: { name: string; position: number; posts: string };
    /** Permalink of the tag of all posts. */
    tag?: string;
    /** Permalink of the list of all tags or authors; null on the blog's index. */
    parent: string | null;
    /** True if posts are shown up to their truncation marker, with authors, instead of as cards. */
    hasExcerpts: boolean;
    postIds: string[];
    recentIds: string[];
  };
  "blog-archive": { postIds: string[]; recentIds: string[] };
  /** `latestIds`: the newest post of each author. */
  "blog-authors": { counts: Record<string, number>; latestIds: string[]; recentIds: string[] };
  "standalone-page": { id: string };
  /** `isWholePage`: it has no `main` element, sidebar or contents around it. */
  "component-page": { permalink: string; isWholePage: true };
  redirect: { to: string };
}

/** Name of a file in `src/templates`. */
export type TemplateName = keyof TemplateContexts;

/** A page to be created. `template` decides the type of `context`. */
export type PagePlan = {
  [Name in TemplateName]: {
    template: Name;
    /** Site-absolute address without a trailing slash. */
    path: string;
    context: TemplateContexts[Name];
    /** Source of the page, for reports: a file, or a part of an OpenAPI document. */
    source: string;
    /** File of a page with code, or of a component, which needs a separate module. */
    contentFilePath?: string;
  };
}[TemplateName];

/** Input of planning besides the data of a kind of page. */
export interface PlanningContext {
  /** Time of the build: later posts are not published yet. */
  now: Date;
  /** True if drafts and future posts get pages, as in develop. */
  showUnpublished: boolean;
  /** Positions in sidebars by address. */
  navigation: ReadonlyMap<string, NavigationContext>;
  /** `site.yml`. */
  settings: Queries.SitePlanQuery["siteSettings"];
}

/** A kind of page: its query, and the pages planned from the result. */
export interface PageKind<Data> {
  /** GraphQL text. */
  query: string;
  /** Plans the pages. Pure. */
  plan: (data: Data, context: PlanningContext) => PagePlan[];
}

/** Context of a page that is in no sidebar. */
const NOT_IN_SIDEBAR: NavigationContext = {
  sidebar: null,
  version: null,
  label: null,
  breadcrumbs: [],
  previous: null,
  next: null,
};

/** Returns a page's sidebar, breadcrumbs and neighbors. */
export function navigationOf(permalink: string, context: PlanningContext): NavigationContext {
  return context.navigation.get(permalink) ?? NOT_IN_SIDEBAR;
}

/** Returns the file to compile as a module, for a page with code. */
export function moduleOf(body: { mode: string; contentFilePath: string }): {
  contentFilePath?: string;
} {
  return body.mode === "component" ? { contentFilePath: body.contentFilePath } : {};
}

/** Groups pages by the permalinks of their tags. */
export function groupByTag<
  Tag extends { permalink: string },
  Page extends { tags: readonly Tag[] },
>(pages: readonly Page[]): Array<Page["tags"][number] & { pages: Page[] }> {
  const tags = new Map<string, Page["tags"][number] & { pages: Page[] }>();
  for (const page of pages) {
    for (const tag of page.tags) {
      const known = tags.get(tag.permalink);
      if (known) known.pages.push(page);
      else tags.set(tag.permalink, { ...tag, pages: [page] });
    }
  }
  return [...tags.values()];
}
