import type { Note } from "./unused-options";

/** A folder of the site, and the address for editing a page in it. */
export interface EditUrl {
  /** Path from the content folder. */
  folder: string;
  /** `{path}` is replaced by the path of the page below the folder. */
  url: string;
}

/** A folder of pages, as Docusaurus names it and as the new site does. */
export interface PageFolder {
  folder: string;
  /** Path from the site, which may lead out of it: `../docs`. */
  source: string;
  /** Paths below the folder. */
  pages: readonly string[];
}

/** What an `editUrl` that is a function returns for a page. */
export type EditUrlOf = (folder: PageFolder, page: string) => unknown;

/**
 * Finds the addresses for editing pages. A function becomes an address for each folder, if that gives
 * every page the same address as the function does; other pages lose theirs, with a note.
 */
export function findEditUrls(
  option: string,
  editUrl: unknown,
  folders: readonly PageFolder[],
  call: EditUrlOf,
): { editUrls: EditUrl[]; notes: Note[] } {
  if (!editUrl) return { editUrls: [], notes: [] };
  if (typeof editUrl === "string") {
    const editUrls = folders.map(({ folder, source }) => ({
      folder,
      url: `${new URL(`${editUrl.replace(/\/$/, "")}/${source}`).href}/{path}`,
    }));
    return { editUrls, notes: [] };
  }
  const found = folders.map((folder) => fromFunction(folder, call));
  const lost = found.reduce((sum, part) => sum + part.lost, 0);
  const advice = `Its addresses do not only depend on folders, so ${lost} pages have no edit link.`;
  return {
    editUrls: found.flatMap((part) => part.editUrls),
    notes: lost > 0 ? [{ option, advice }] : [],
  };
}

function fromFunction(folder: PageFolder, call: EditUrlOf): { editUrls: EditUrl[]; lost: number } {
  const whole = templateOf(folder, "", folder.pages, call);
  if (whole) return { editUrls: [whole], lost: 0 };
  const editUrls: EditUrl[] = [];
  let lost = 0;
  for (const [below, pages] of groupByFolder(folder.pages)) {
    const found = below === "" ? undefined : templateOf(folder, `${below}/`, pages, call);
    if (found) editUrls.push(found);
    else lost += pages.filter((page) => call(folder, page)).length;
  }
  return { editUrls, lost };
}

function groupByFolder(pages: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const below = page.includes("/") ? page.slice(0, page.indexOf("/")) : "";
    groups.set(below, [...(groups.get(below) ?? []), page]);
  }
  return groups;
}

/** Returns the address of the folder, if all pages in it have it. */
function templateOf(
  folder: PageFolder,
  prefix: string,
  pages: readonly string[],
  call: EditUrlOf,
): EditUrl | undefined {
  const rest = (page: string) => page.slice(prefix.length);
  const [first = ""] = pages;
  const address = call(folder, first);
  if (typeof address !== "string" || !address.includes(rest(first))) return undefined;
  const url = address.replace(rest(first), "{path}");
  const isSame = pages.every((page) => call(folder, page) === url.replace("{path}", rest(page)));
  return isSame && first !== ""
    ? { folder: `${folder.folder}/${prefix}`.replace(/\/$/, ""), url: normalized(url) }
    : undefined;
}

/** Resolves `..` in an address, as browsers do. */
function normalized(url: string): string {
  return URL.canParse(url) ? new URL(url).href.replace("%7Bpath%7D", "{path}") : url;
}
