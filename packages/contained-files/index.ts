import { realpathSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";

/** A file by its real path. */
interface ContainedFile {
  /** Path without symbolic links. */
  realPath: string;
  /** Path from the folder that contains it; undefined if no folder does. */
  name: string | undefined;
}

/**
 * Resolves symbolic links and finds the folder that contains a file. Everything that reads a file
 * because content names it asks this function, so that no build publishes other files of the
 * machine.
 *
 * @param file absolute path; the file need not exist
 * @param folders absolute paths of the folders whose files may be read
 */
export function containedFile(file: string, folders: readonly string[]): ContainedFile {
  const realPath = realPathOf(file);
  for (const folder of folders) {
    const name = path.relative(realPathOf(folder), realPath);
    const isOutside = name === ".." || name.startsWith(`..${path.sep}`) || path.isAbsolute(name);
    if (!isOutside) return { realPath, name };
  }
  return { realPath, name: undefined };
}

/** Returns whether the real path of a file is in one of the folders. */
export function isContained(file: string, folders: readonly string[]): boolean {
  return containedFile(file, folders).name !== undefined;
}

/** Resolves the part of a path that exists. */
function realPathOf(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    const folder = path.dirname(file);
    return folder === file ? file : path.join(realPathOf(folder), path.basename(file));
  }
}

/**
 * Returns the folders that `@site/` means: the content folder and the folder around it. The latter
 * does not count if it is a home folder or at the top of the file system, such as `/tmp`, because
 * it would not be a project. The working directory always counts.
 */
export function siteFolders(contentRoot: string): string[] {
  const around = path.dirname(contentRoot);
  const { root } = path.parse(around);
  const isTop = path.dirname(around) === root || around === homedir();
  const isProject = around !== root && (!isTop || around === process.cwd());
  return isProject ? [contentRoot, around] : [contentRoot];
}

/** Returns the folders that an import such as `/data/x.json` may be below. */
export function siteRoots(contentRoot: string): string[] {
  return [path.join(contentRoot, "static"), contentRoot];
}
