import type { NavigationLink } from "../../../plugins/gatsby-transformer-content";
import type { VersionedPage } from "../../lib/navigation";

/** A page's place in its sidebar, handed to the page so that it need not look for it. */
export interface PlaceContext {
  /** Name of the sidebar next to the page. */
  sidebar: string | null;
  /** Name of the version of the documentation that the page belongs to. */
  version: string | null;
  /** Label of the page in the sidebar. */
  label: string | null;
  breadcrumbs: readonly NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
}

/** Place in a paged list. */
export interface PagerContext {
  /** 1-based. */
  pageNumber: number;
  pageCount: number;
  /** Address of the page with newer entries. */
  newer: string | null;
  /** Address of the page with older entries. */
  older: string | null;
}

/** A tag with the number of its pages. */
export interface CountedTag {
  label: string;
  permalink: string;
  count: number;
}

/** What each template receives besides the result of its query. */
export interface TemplateContexts {
  /** `versions` are the page in all versions that have it; absent where there is one version. */
  "doc-page": PlaceContext & { id: string; versions?: VersionedPage[] };
  "doc-tags": { version: string; isList: true; tags: CountedTag[] };
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
  category: PlaceContext & { id: string; versions?: VersionedPage[] };
  endpoint: PlaceContext & { id: string };
  "api-document": PlaceContext & { id: string };
  "api-tag": PlaceContext & { id: string };
  "api-schemas": PlaceContext & { id: string };
  "api-schema": PlaceContext & { id: string };
  "api-errors": PlaceContext & { id: string };
  "blog-post": {
    id: string;
    recentIds: string[];
    relatedIds: string[];
    previous: NavigationLink | null;
    next: NavigationLink | null;
  };
  "blog-list": PagerContext & { postIds: string[]; recentIds: string[] };
  "blog-archive": { postIds: string[] };
  "blog-tags": { tags: CountedTag[] };
  "blog-tag": PagerContext & {
    label: string;
    description: string | null;
    postIds: string[];
    recentIds: string[];
    postCount: number;
  };
  "blog-authors": { counts: Record<string, number> };
  "blog-author": PagerContext & {
    id: string;
    postIds: string[];
    recentIds: string[];
    postCount: number;
  };
  "standalone-page": { id: string };
  redirect: { to: string };
}

/** Name of a file in `src/templates`. */
export type TemplateName = keyof TemplateContexts;

/** One page to be made. `template` decides what `context` must hold. */
export type PagePlan = {
  [Name in TemplateName]: {
    template: Name;
    /** Site-absolute address without a trailing slash. */
    path: string;
    context: TemplateContexts[Name];
    /** What the page is made from, for reports: a file, or a pointer into the document. */
    source: string;
    /** File of a page whose MDX holds code and so needs a module of its own. */
    contentFilePath?: string;
  };
}[TemplateName];
