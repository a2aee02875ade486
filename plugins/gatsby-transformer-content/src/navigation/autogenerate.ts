import { splitNumberPrefix } from "../collections/doc-path";
import type { SidebarItemSpec } from "../data-files/sidebars";
import type { NavDoc, NavigationInput } from "./types";

/** An entry with what orders it: its position if it has one, then its name on disk. */
interface Ordered {
  position: number;
  name: string;
  item: SidebarItemSpec;
}

/**
 * Declares a sidebar from a folder: its pages and folders by position, then by name. A folder's
 * label, position and link come from its `_category_` file, else from its index page and name.
 */
export function autogenerate(dirName: string, input: NavigationInput): SidebarItemSpec[] {
  const folder = dirName === "." ? "" : dirName;
  return entriesOf(folder, input, true);
}

function entriesOf(folder: string, input: NavigationInput, isTop: boolean): SidebarItemSpec[] {
  const pages = input.docs.filter((doc) => doc.folder === folder && (isTop || !doc.isFolderIndex));
  const entries = [
    ...pages.map(pageEntry),
    ...childFolders(folder, input.docs).map((child) => folderEntry(child, input)),
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

function childFolders(folder: string, docs: NavDoc[]): string[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const names = docs
    .filter((doc) => doc.folder.startsWith(prefix) && doc.folder !== folder)
    .map((doc) => doc.folder.slice(prefix.length).split("/")[0] ?? "");
  return [...new Set(names)].filter(Boolean).map((name) => prefix + name);
}

/** Names a category by its folder: `folder:documentation/agents`. */
export function folderKey(folder: string): string {
  return `folder:${folder}`;
}

function folderEntry(folder: string, input: NavigationInput): Ordered {
  const name = folder.split("/").pop() ?? folder;
  const clean = splitNumberPrefix(name);
  const file = input.categoryFiles.find((category) => category.folder === folder)?.data;
  const indexDoc = input.docs.find((doc) => doc.folder === folder && doc.isFolderIndex);
  const link =
    file?.link === undefined && indexDoc
      ? ({ type: "doc", id: indexDoc.docId } as const)
      : file?.link;
  return {
    position: file?.position ?? clean.number ?? Number.POSITIVE_INFINITY,
    name,
    item: {
      type: "category",
      key: folderKey(folder),
      label: file?.label ?? indexDoc?.sidebarLabel ?? indexDoc?.title ?? clean.name,
      items: entriesOf(folder, input, false),
      ...(link ? { link } : {}),
      ...(file?.description ? { description: file.description } : {}),
      ...(file?.collapsed === undefined ? {} : { collapsed: file.collapsed }),
      ...(file?.collapsible === undefined ? {} : { collapsible: file.collapsible }),
    },
  };
}
