import type { Problem } from "../../../../packages/problems";
import type { OperationLink } from "../../../gatsby-source-openapi";
import type { CategoryFile } from "../data-files/categories";
import type { CommonItemSpec, SidebarItemSpec } from "../data-files/sidebars";
import type { YamlPath } from "../read-yaml";
import type { DocsVersion } from "../versions/docs-version";

/** Fields of a documentation page that navigation reads. */
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
  /** `undefined`: the last sidebar with the page. `null`: none. Otherwise the name of a sidebar. */
  displayedSidebar?: string | null;
  paginationLabel: string | null;
  /** `undefined`: the sidebar decides. `null`: none. Otherwise the id of a doc. */
  paginationNext?: string | null;
  paginationPrev?: string | null;
  file: string;
}

/** Fields of an operation that navigation reads. */
export type NavOperation = Required<OperationLink> & { operationId?: string | null };

/** The operations of a tag in the document's order. */
export interface NavOperationGroup {
  document: string;
  label: string;
  description: string;
  permalink: string | null;
  operations: NavOperation[];
}

/** A `_category_` file. Categories that sidebars declare have neither folder nor data. */
export interface NavCategoryFile {
  version: string;
  folder: string | null;
  data: CategoryFile | null;
  file: string;
}

/** A declared sidebar with its file. */
export interface SidebarSpec {
  name: string;
  version: string;
  spec: SidebarItemSpec[];
  file: string;
}

/** Input for the sidebars of one version. */
export interface NavigationInput
  extends Pick<DocsVersion, "sidebarCollapsible" | "sidebarCollapsed"> {
  /** Address of the version. */
  docsBasePath: string;
  specs: SidebarSpec[];
  /** Includes drafts, which sidebars may refer to even if hidden. */
  docs: NavDoc[];
  showDrafts: boolean;
  categoryFiles: NavCategoryFile[];
  operationGroups: NavOperationGroup[];
  /** Documents with errors, which are reported elsewhere. */
  brokenDocuments: ReadonlySet<string>;
}

/** An entry of a resolved sidebar. */
export type NavItem = NavLink | NavCategory | NavHtml;

/** A link to a page. */
export interface NavLink extends CommonItemSpec {
  type: "link";
  label: string;
  permalink: string;
  /** One line for cards. */
  description?: string;
  /** HTTP method of an operation. */
  method?: string;
  /** True for a request that the reader's server receives. */
  isWebhook?: boolean;
  deprecated?: boolean;
  /** An external link or a page of another sidebar. Excluded from the reading order. */
  external?: boolean;
  /** Visible only while its page is open. */
  unlisted?: boolean;
  /** Label in pagination links, if different. */
  paginationLabel?: string;
}

/** A category with items, with or without a page. */
export interface NavCategory extends CommonItemSpec {
  type: "category";
  label: string;
  permalink?: string;
  description?: string;
  collapsed: boolean;
  collapsible: boolean;
  /** True if the category's page is unlisted. */
  unlisted?: boolean;
  /** Label in pagination links, if different. */
  paginationLabel?: string;
  items: NavItem[];
}

/** HTML between entries, such as a separator. */
interface NavHtml extends CommonItemSpec {
  type: "html";
  value: string;
  /** True if it looks like other entries. */
  defaultStyle?: boolean;
}

/** The generated index page of a category. */
interface GeneratedIndex {
  /** Key of the category; see `Category.key`. */
  key: string;
  version: string;
  sidebar: string;
  permalink: string;
  items: NavItem[];
}

/** A navigation problem. */
export interface NavProblem extends Problem {
  /** Path in the file's data: of a sidebar entry or a key. */
  path: YamlPath;
  value: string;
}

/** A resolved sidebar. */
export interface Sidebar {
  name: string;
  version: string;
  items: NavItem[];
}

/** Resolved sidebars, with generated indexes and problems. */
export interface Navigation {
  sidebars: Sidebar[];
  indexes: GeneratedIndex[];
  problems: NavProblem[];
}
