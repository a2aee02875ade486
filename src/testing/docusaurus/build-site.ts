import { existsSync, readFileSync } from "node:fs";
import { cp, readdir, readlink, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { presetOptions } from "../../commands/migrate/configuration";
import { migrateSite } from "../../commands/migrate/migrate-site";
import { readConfiguration } from "../../commands/migrate/read-configuration";
import { findConfiguration } from "../../site/settings";
import { buildIn } from "../build/build-site";
import type { Workspace } from "../build/workspace";
import { createWorkspace } from "../build/workspace";
import type { OurSite } from "./read/read-site";
import { readOurSite } from "./read/read-site";
import type { Surroundings } from "./read/surroundings";
import { readSurroundings } from "./read/surroundings";

/** The pages of a site, and what surrounds them. */
export interface ReadSite extends OurSite {
  surroundings: Surroundings;
}

/** Builds sites with this project's code, one after the other. */
export interface SiteBuilder {
  /** Builds a copy of a folder and reads the pages. A site without `site.yml` is migrated first. */
  build: (folder: string) => Promise<ReadSite>;
  /** Returns a file of the site that was built last, by its path in `public`. */
  read: (name: string) => string;
  remove: () => Promise<void>;
}

/** Creates a builder with its own workspace, in which builds share nothing but the project's code. */
export function createBuilder(): SiteBuilder {
  let workspace: Workspace | undefined;
  return {
    build: async (folder) => {
      workspace ??= await createWorkspace();
      await clear(workspace.root);
      const site = await copySite(folder, path.join(workspace.root, "site"));
      if (!existsSync(path.join(site, "site.yml"))) await migrateSite(site);
      const { exitCode, output: log } = await buildIn(workspace, {
        CONTENT_ROOT: path.relative(workspace.root, site),
      });
      if (exitCode !== 0) throw new Error(`The build of ${folder} failed.\n${log}`);
      const { basePath = "" } = parse(readFileSync(path.join(site, "site.yml"), "utf8"));
      const output = path.join(workspace.root, "public");
      return { ...readOurSite(output, basePath), surroundings: readSurroundings(output, basePath) };
    },
    read: (name) => readFileSync(path.join(workspace?.root ?? "", "public", name), "utf8"),
    remove: async () => workspace?.remove(),
  };
}

/** Removes the previous site. */
async function clear(root: string): Promise<void> {
  const old = ["site", "public", ".cache"];
  await Promise.all(old.map((name) => rm(path.join(root, name), { recursive: true, force: true })));
}

/** Output of builds and package managers. */
const NOT_COPIED = new Set(["node_modules", "build", "public", ".docusaurus", ".cache", ".git"]);

/**
 * Copies the source files of a site, and the folders outside the site that its configuration names.
 *
 * @returns the folder of the copied site: `to`, or a folder in it if other folders were copied
 */
export async function copySite(site: string, to: string): Promise<string> {
  const from = path.resolve(site);
  const folders = [from, ...(await outsideFolders(from))];
  const top = commonFolder(folders);
  for (const folder of folders) {
    await cp(folder, path.join(to, path.relative(top, folder)), {
      recursive: true,
      filter: (file) => !NOT_COPIED.has(path.relative(folder, file).split(path.sep)[0] ?? ""),
    });
  }
  for (const folder of folders) await keepLinks(folder, path.join(to, path.relative(top, folder)));
  await linkPackages(from, top, to);
  return path.join(to, path.relative(top, from));
}

/** Lets symbolic links within a copied folder lead to the copy. `cp` makes all of them lead to the original. */
async function keepLinks(folder: string, copy: string): Promise<void> {
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const link = path.join(entry.parentPath, entry.name);
    const target = path.relative(folder, await readlink(link));
    if (target.startsWith("..")) continue;
    await rm(link);
    await symlink(path.join(copy, target), link);
  }
}

/** Links the installed packages of the site and of the folders around it that were copied. */
async function linkPackages(site: string, top: string, to: string): Promise<void> {
  const packages = path.join(site, "node_modules");
  if (existsSync(packages)) await symlink(packages, path.join(to, path.relative(top, packages)));
  if (site !== top) await linkPackages(path.dirname(site), top, to);
}

async function outsideFolders(site: string): Promise<string[]> {
  if (!findConfiguration(site)) return [];
  const { configuration } = await readConfiguration(site);
  const { docs, blog, pages } = presetOptions(configuration);
  const named = [docs, blog, pages].flatMap((options) => (options ? (options.path ?? []) : []));
  return [...named, ...(configuration.staticDirectories ?? [])]
    .map((folder) => path.resolve(site, folder))
    .filter((folder) => path.relative(site, folder).startsWith("..") && existsSync(folder));
}

function commonFolder([first = "", ...others]: readonly string[]): string {
  const isAbove = (folder: string) => `${folder}/`.startsWith(`${top}/`);
  let top = first;
  while (!others.every(isAbove)) top = path.dirname(top);
  return top;
}
