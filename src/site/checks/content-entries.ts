import type { Dirent } from "node:fs";
import { readdirSync, readlinkSync, statSync } from "node:fs";
import path from "node:path";
import { containedFile } from "../../../packages/contained-files";
import type { SiteSettings } from "../../../plugins/gatsby-transformer-content";
import { ignoresFolders } from "../ignored-folders";
import { linkedFolders } from "../plugins";

/** An entry of the content folder, at any depth. */
export interface ContentEntry {
  /** Path from the project's root. */
  file: string;
  /** Path from the content folder. */
  name: string;
  /** Symbolic links count as what they lead to, unless that is outside of the content folder. */
  kind: "file" | "folder" | "broken-link" | "outside-link";
  /** Target of a broken symbolic link as it is written, or the real path of one that leads outside. */
  target?: string;
}

/** Lists the entries of a content folder. */
export function listEntries(
  contentRoot: string,
  settings: SiteSettings | undefined,
): ContentEntry[] {
  if (!isReadable(contentRoot)) return [];
  const folders = [contentRoot, ...linkedFolders({ contentRoot, settings })];
  return entriesBelow(contentRoot, ignoresFolders(contentRoot)).map((entry) => {
    const absolute = path.join(entry.parentPath, entry.name);
    const names = { file: absolute, name: path.relative(contentRoot, absolute) };
    if (!entry.isSymbolicLink()) return { ...names, kind: entry.isDirectory() ? "folder" : "file" };
    if (!isReadable(absolute))
      return { ...names, kind: "broken-link", target: readlinkSync(absolute) };
    const { realPath, name } = containedFile(absolute, folders);
    if (name === undefined) return { ...names, kind: "outside-link", target: realPath };
    return { ...names, kind: statSync(absolute).isDirectory() ? "folder" : "file" };
  });
}

/** Lists the entries of a folder at any depth. Does not follow symbolic links. */
function entriesBelow(folder: string, isIgnored: (file: string) => boolean): Dirent[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isIgnored(path.join(folder, name)))
    .flatMap((entry) =>
      entry.isDirectory()
        ? [entry, ...entriesBelow(path.join(folder, entry.name), isIgnored)]
        : [entry],
    );
}

/** Returns whether a path exists; false for a symbolic link to nowhere or to itself. */
function isReadable(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
