import type { CategoryFile } from "../data-files/categories";
import type { CommonItemSpec, SidebarItemSpec } from "../data-files/sidebars";
import type { Severity } from "../../../../packages/problems";

/** A documentation page as far as navigation is concerned. */
export interface NavDoc {
  docId: string;
  /** Name of the version that the page belongs to. */
  version: string;
  permalink: string;
  title: string;
  description: string;
  sidebarLabel: string | null;
  sidebarPosition: number | null;
  sidebarClassName: string | null;
  sidebarCustomProps: Record<string, unknown> | null;
  sidebarKey: string | null;
  folder: string;
  cleanFolder: string;
  isFolderIndex: boolean;
  fileName: string;
  draft: boolean;
  unlisted: boolean;
  /** `undefined`: the last sidebar that holds the page. `null`: none. Text: a sidebar's name. */
  displayedSidebar?: string | null;
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
  file: string;
}

/** A declared sidebar, with the file that declares it. */
export interface SidebarSpec {
  name: string;
  items: SidebarItemSpec[];
  file: string;
}

/** Everything that the sidebars of one version are made from. */
export interface NavigationInput {
  /** Address below which the version's pages lie. */
  docsBasePath: string;
  specs: SidebarSpec[];
  /** Drafts too: a sidebar may name them, even where they are not shown. */
  docs: NavDoc[];
  showDrafts: boolean;
  categoryFiles: NavCategoryFile[];
  operationGroups: NavOperationGroup[];
  /** Documents that could not be read: their errors are reported elsewhere, once. */
  brokenDocuments: ReadonlySet<string>;
}

/** An entry of a finished sidebar. */
export type NavItem = NavLink | NavCategory | NavHtml;

/** An entry that leads to a page. */
export interface NavLink extends CommonItemSpec {
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
  /** Shown only while its page is open. */
  unlisted?: boolean;
  /** Label in previous and next, where it differs. */
  paginationLabel?: string;
}

/** A group of entries, which may itself lead to a page. */
export interface NavCategory extends CommonItemSpec {
  type: "category";
  label: string;
  permalink?: string;
  description?: string;
  collapsed: boolean;
  collapsible: boolean;
  /** Whether the category's own page is unlisted. */
  unlisted?: boolean;
  /** Label in previous and next, where it differs. */
  paginationLabel?: string;
  items: NavItem[];
}

/** A piece of HTML between the entries, such as a separator. */
export interface NavHtml extends CommonItemSpec {
  type: "html";
  value: string;
  /** Whether it is set like the entries around it. */
  defaultStyle?: boolean;
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

/** A mistake in the navigation: where it was written, and what. */
export interface NavProblem {
  code: string;
  severity: Severity;
  file: string;
  /** Path in the file's data: of an entry of the sidebars, or of a key. */
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

/** All sidebars of a version, the index pages that they call for, and what is wrong with them. */
export interface Navigation {
  sidebars: Sidebar[];
  indexes: GeneratedIndex[];
  problems: NavProblem[];
}
