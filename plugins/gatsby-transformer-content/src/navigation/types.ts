import type { CategoryFile } from "../data-files/categories";
import type { SidebarItemSpec } from "../data-files/sidebars";
import type { Severity } from "../problem";

/** A documentation page as far as navigation is concerned. */
export interface NavDoc {
  docId: string;
  permalink: string;
  title: string;
  description: string;
  sidebarLabel: string | null;
  sidebarPosition: number | null;
  folder: string;
  cleanFolder: string;
  isFolderIndex: boolean;
  fileName: string;
  draft: boolean;
  unlisted: boolean;
  displayedSidebar: string | null;
  paginationLabel: string | null;
  /** `undefined`: by the sidebar. `null`: none. Text: a doc's id. */
  paginationNext?: string | null;
  paginationPrev?: string | null;
  file: string;
}

/** An operation as far as navigation is concerned. */
export interface NavOperation {
  permalink: string;
  title: string;
  description: string;
  method: string;
  pathTemplate: string;
  deprecated: boolean;
}

/** The operations of one tag, in the document's order. */
export interface NavOperationGroup {
  document: string;
  label: string;
  description: string;
  permalink: string | null;
  operations: NavOperation[];
}

/** A folder's `_category_` file. */
export interface NavCategoryFile {
  folder: string;
  data: CategoryFile;
}

/** A declared sidebar, with the file that declares it. */
export interface SidebarSpec {
  name: string;
  items: SidebarItemSpec[];
}

/** Everything that sidebars are made from. */
export interface NavigationInput {
  docsBasePath: string;
  specs: SidebarSpec[];
  docs: NavDoc[];
  /** Ids of drafts that are not shown: an entry for one is no mistake. */
  draftIds?: ReadonlySet<string>;
  categoryFiles: NavCategoryFile[];
  operationGroups: NavOperationGroup[];
  /** Documents that could not be read: their errors are reported elsewhere, once. */
  brokenDocuments: ReadonlySet<string>;
}

/** An entry of a finished sidebar. */
export type NavItem = NavLink | NavCategory;

/** An entry that leads to a page. */
export interface NavLink {
  type: "link";
  label: string;
  permalink: string;
  /** One line for cards. */
  description?: string;
  /** HTTP method of an operation. */
  method?: string;
  deprecated?: boolean;
  /** Another site, or a page that belongs to another sidebar: not part of the reading order. */
  external?: boolean;
  unlisted?: boolean;
  /** Label in previous and next, where it differs. */
  paginationLabel?: string;
}

/** A group of entries, which may itself lead to a page. */
export interface NavCategory {
  type: "category";
  label: string;
  permalink?: string;
  description?: string;
  collapsed: boolean;
  collapsible: boolean;
  items: NavItem[];
}

/** A page that lists what a category holds. */
export interface GeneratedIndex {
  /** What names the category in its declaration; see `Category.key`. */
  key: string;
  sidebar: string;
  permalink: string;
  label: string;
  title: string;
  description: string;
  items: NavItem[];
}

/** A mistake in a sidebar: where in the declaration, and what. */
export interface NavProblem {
  /** `sidebars/unknown-item` unless told otherwise. */
  code?: string;
  /** An error unless told otherwise. */
  severity?: Severity;
  sidebar: string;
  path: ReadonlyArray<PropertyKey>;
  message: string;
  value: string;
  hint: string;
}

/** A finished sidebar. */
export interface Sidebar {
  name: string;
  items: NavItem[];
}

/** All sidebars, the index pages that they call for, and what is wrong with them. */
export interface Navigation {
  sidebars: Sidebar[];
  indexes: GeneratedIndex[];
  problems: NavProblem[];
}
