import { readdir, readFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import type { DrawingProblem } from "../drawing/problem";
import { reportRun } from "../drawing/report";
import { settle } from "../drawing/settle";
import { brandProducts } from "./brand-products";
import { heroProducts } from "./hero-products";
import type { PostHero } from "./hero-products";
import { createLettering } from "./lettering";
import { readPost } from "./read-post";
import { readSiteWords } from "./read-site-words";

const { resolve: resolvePackage } = createRequire(import.meta.url);

const LABEL_FACE = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff";
const WORDMARK_FACE = "@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff";

/**
 * Draws the hero picture of every post from its front matter, and the brand's files:
 * `npm run heroes --prefix tools -- [--check] [CONTENT-FOLDER]`. With `--check` nothing is written, and
 * the command fails when a picture is not what its data give.
 */
async function main(words: readonly string[]): Promise<number> {
  const check = words.includes("--check");
  const root = resolve(import.meta.dirname, "../..");
  const content = resolve(root, words.find((word) => !word.startsWith("--")) ?? "content");
  const { posts, problems } = await readPosts(join(content, "blog"), root);
  const site = readSiteWords(await readFile(join(content, "site.yml"), "utf8"));
  const write = createLettering(resolvePackage(WORDMARK_FACE));
  const settled = await settle(
    [
      ...heroProducts(posts, createLettering(resolvePackage(LABEL_FACE))),
      ...brandProducts(join(dirname(content), "static"), { ...site, write }),
    ],
    check,
  );
  const run = {
    what: "pictures",
    command: "npm run heroes --prefix tools",
    root,
    problems,
    settled,
  };
  const { lines, exitCode } = reportRun(run);
  process.stdout.write(`${lines.join("\n")}\n`);
  return exitCode;
}

async function readPosts(folder: string, root: string) {
  const posts: PostHero[] = [];
  const problems: DrawingProblem[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name, "index.mdx");
    if (!existsSync(file)) continue;
    const read = readPost(await readFile(file, "utf8"));
    problems.push(...read.problems.map((problem) => ({ ...problem, file: relative(root, file) })));
    if (read.hero !== undefined) posts.push({ folder: dirname(file), hero: read.hero });
  }
  return { posts, problems };
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  },
);
