import { splitNumberPrefix } from "../collections/doc-path";
import { folderKey } from "../data-files/categories";
import type { SidebarItemSpec } from "../data-files/sidebars";
import type { NavCategoryFile, NavDoc, NavigationInput } from "./types";

type CategorySpec = Extract<SidebarItemSpec, { type: "category" }>;

/** A sidebar entry, with the `_category_` file that it comes from. */
export type GeneratedItemSpec = SidebarItemSpec & { origin?: string };

/** An entry with its sort keys: position, then name on disk. */
interface Ordered {
  position: number;
  name: string;
  item: GeneratedItemSpec;
}

/** The pages of a version by folder, so that each entry finds its own without looking at all of them. */
export interface Folders {
  /** All folders with pages, also of drafts, and the folders around them. */
  names: ReadonlySet<string>;
  /** Shown pages of each folder. */
  pages: ReadonlyMap<string, readonly NavDoc[]>;
  /** Folders directly in each folder that contain shown pages, at any depth. */
  children: ReadonlyMap<string, ReadonlySet<string>>;
  /** Shown pages by id. */
  docs: ReadonlyMap<string, NavDoc>;
  categoryFiles: ReadonlyMap<string | null, NavCategoryFile>;
}

/** Groups the pages of a version by folder. The version's own folder is `""`. */
export function groupByFolder({ docs, categoryFiles, showDrafts }: NavigationInput): Folders {
  const names = new Set(docs.flatMap(({ folder }) => foldersAround(folder)));
  const pages = new Map<string, NavDoc[]>();
  const children = new Map<string, Set<string>>();
  const shown = docs.filter((doc) => showDrafts || !doc.draft);
  for (const doc of shown) {
    getOrAdd(pages, doc.folder, () => []).push(doc);
    let parent = "";
    for (const folder of foldersAround(doc.folder)) {
      if (folder) getOrAdd(children, parent, () => new Set()).add(folder);
      parent = folder;
    }
  }
  return {
    names,
    pages,
    children,
    docs: firstByKey(shown, ({ docId }) => docId),
    categoryFiles: firstByKey(categoryFiles, ({ folder }) => folder),
  };
}

/** Returns a folder and those around it, the outermost first. */
function foldersAround(folder: string): string[] {
  const parts = folder.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

function firstByKey<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): Map<Key, Value> {
  return new Map([...values].reverse().map((value) => [keyOf(value), value]));
}

/**
 * Generates sidebar entries from a folder: pages and subfolders by position, then by name. Label,
 * position and link of a folder come from its `_category_` file, or else from its index page and
 * name.
 */
export function autogenerate(dirName: string, folders: Folders): GeneratedItemSpec[] {
  return entriesOf(dirName === "." ? "" : dirName, folders, undefined);
}

function entriesOf(
  folder: string,
  folders: Folders,
  linked: NavDoc | undefined,
): GeneratedItemSpec[] {
  const pages = (folders.pages.get(folder) ?? []).filter((doc) => doc !== linked);
  const children = [...(folders.children.get(folder) ?? [])];
  const entries = [
    ...pages.map(pageEntry),
    ...children.map((child) => folderEntry(child, folders)),
  ];
  return entries
    .sort((a, b) => a.position - b.position || (a.name < b.name ? -1 : 1))
    .map((entry) => entry.item);
}

function pageEntry(doc: NavDoc): Ordered {
  return {
    position: doc.sidebarPosition ?? Number.POSITIVE_INFINITY,
    name: doc.fileName,
    item: { type: "doc", id: doc.docId },
  };
}

function folderEntry(folder: string, folders: Folders): Ordered {
  const name = folder.split("/").pop() ?? folder;
  const clean = splitNumberPrefix(name);
  const category = folders.categoryFiles.get(folder);
  const doc = linkedDoc(folder, category, folders);
  return {
    position: category?.data?.position ?? doc?.sidebarPosition ?? clean.number ?? Infinity,
    name,
    item: {
      ...lookOfFolder(category, doc),
      type: "category",
      key: category?.data?.key ?? folderKey(folder),
      label: category?.data?.label ?? doc?.sidebarLabel ?? doc?.title ?? clean.name,
      items: entriesOf(folder, folders, doc),
      link: doc ? { type: "doc", id: doc.docId } : category?.data?.link,
      origin: category?.file,
    },
  };
}

function lookOfFolder(
  category: NavCategoryFile | undefined,
  doc: NavDoc | undefined,
): Partial<CategorySpec> {
  const { description, collapsed, collapsible, className, customProps } = category?.data ?? {};
  return {
    description,
    collapsed,
    collapsible,
    className: className ?? doc?.sidebarClassName ?? undefined,
    customProps: customProps ?? doc?.sidebarCustomProps ?? undefined,
  };
}

/**
 * Returns the page of a folder's category: the one in the `_category_` file, by local or full id,
 * or else the index page. `link: null` means none.
 */
function linkedDoc(
  folder: string,
  category: NavCategoryFile | undefined,
  { docs, pages }: Folders,
): NavDoc | undefined {
  const own = pages.get(folder) ?? [];
  const link = category?.data?.link;
  if (link === undefined) return own.find((doc) => doc.isFolderIndex);
  if (link?.type !== "doc") return undefined;
  const isLocal = (doc: NavDoc) =>
    doc.docId === [doc.cleanFolder, link.id].filter(Boolean).join("/");
  return own.find(isLocal) ?? docs.get(link.id);
}
