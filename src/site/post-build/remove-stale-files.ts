import { readdir, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../files";
import { inParallel } from "../in-parallel";

/** Folders whose files Gatsby or this project keeps from one build to the next. */
const KEPT = new Set(["page-data", "static", "slice-data", "social", "search-files"]);
/** Files that each build writes, if at all: downloads, feeds, lists. */
const WRITTEN_ALWAYS = /\.(?:json|ya?ml|xml|txt)$/;
/** Files that may name a picture. */
const TEXTS = /\.(?:html|css|js|json|xml|md|txt)$/;
const DIGEST = /^[0-9a-f]{32}$/;

/**
 * Removes what earlier builds left in `public`: files that this build would have written again, and
 * pictures and downloads that nothing refers to any more.
 *
 * @param started when this build started, in milliseconds
 */
export async function removeStaleFiles(publicDir: string, started: number): Promise<void> {
  const isOld = async (file: string) => (await stat(path.join(publicDir, file))).mtimeMs < started;
  await inParallel(filesBelow(publicDir), async (file) => {
    if (KEPT.has(file.split("/")[0] ?? "") || !WRITTEN_ALWAYS.test(file)) return;
    if (await isOld(file)) await rm(path.join(publicDir, file));
  });
  const old: string[] = [];
  await inParallel(await readdir(path.join(publicDir, "static")), async (name) => {
    if (DIGEST.test(name) && (await isOld(`static/${name}`))) old.push(name);
  });
  if (old.length === 0) return;
  const named = await namedDigests(publicDir);
  await inParallel(old, async (name) => {
    if (!named.has(name)) await rm(path.join(publicDir, "static", name), { recursive: true });
  });
}

/** Returns the folders of `public/static` that a file refers to. */
async function namedDigests(publicDir: string): Promise<Set<string>> {
  const named = new Set<string>();
  const texts = filesBelow(publicDir).filter((file) => TEXTS.test(file));
  await inParallel(texts, async (file) => {
    const text = await readFile(path.join(publicDir, file), "utf8");
    for (const [, digest] of text.matchAll(/\/static\/([0-9a-f]{32})\//g)) named.add(digest ?? "");
  });
  return named;
}

/** Files that Gatsby needs only while it builds. Each build writes them again. */
const BUILD_FILES = ["webpack.stats.json", "chunk-map.json", "~partytown"];
/** Gatsby writes scripts and styles, with their source maps, to the top of `public`. */
const SOURCE_MAP = /\.(?:js|css)\.map$/;

/** Removes files that readers do not need: statistics, source maps and a library that is not used. */
export async function removeBuildFiles(publicDir: string): Promise<void> {
  const maps = (await readdir(publicDir)).filter((name) => SOURCE_MAP.test(name));
  await inParallel([...BUILD_FILES, ...maps], (name) =>
    rm(path.join(publicDir, name), { recursive: true, force: true }),
  );
}
