import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runTool } from "../shared/outputs";
import type { Problem } from "../shared/problem";
import { brandOutputs } from "./brand";
import type { PostHero } from "./draw-hero";
import { heroOutputs } from "./draw-hero";
import { readPost } from "./read-post";
import { createLettering } from "./text";

const { resolve } = createRequire(import.meta.url);
const LABEL_FONT = "@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff";

/** Draws the hero picture of every post from its front matter, and the brand's files. */
async function readHeroes(content: string) {
  const { posts, problems } = await readPosts(join(content, "blog"));
  const outputs = [
    ...heroOutputs(posts, createLettering(resolve(LABEL_FONT))),
    ...brandOutputs(join(content, "static")),
  ];
  return { problems, outputs };
}

async function readPosts(folder: string) {
  const posts: PostHero[] = [];
  const problems: Problem[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name, "index.mdx");
    if (!existsSync(file)) continue;
    const read = readPost(await readFile(file, "utf8"));
    problems.push(...read.problems.map((problem) => ({ ...problem, file })));
    if (read.hero !== undefined) posts.push({ folder: dirname(file), hero: read.hero });
  }
  return { posts, problems };
}

const command = "npm run heroes --prefix tools";
await runTool({ name: "pictures", command, read: readHeroes }, process.argv.slice(2));
