import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** A page and a text that it must, or must not, show after an edit. */
export interface Expectation {
  page: string;
  text: string;
  isShown: boolean;
}

/**
 * Edits a copy of the small site.
 *
 * @param content absolute path of its content root
 * @param n number that makes the new text unique
 * @returns what pages show then; nothing where there was nothing to edit
 */
export type SiteEdit = (content: string, n: number) => Promise<Expectation[]>;

const INTRO = "/docs/start/intro";

/** One edit for each kind of file. Each can be repeated, and in any order. */
export const SITE_EDITS: Record<string, SiteEdit> = {
  body: replaceIn("docs/start/01-intro.mdx", /Water the .*/, "Water the plants #.", INTRO),
  title: replaceIn("docs/start/01-intro.mdx", /title: .*/, "title: Introduction #", INTRO),
  component: replaceIn(
    "docs/start/02-computed.mdx",
    /title: .*/,
    "title: Computed #",
    "/docs/start/computed",
  ),
  post: replaceIn(
    "blog/2025-01-03-second-post/index.mdx",
    /title: .*/,
    "title: Second post #",
    "/blog/second-post",
  ),
  "title of a post in a list": replaceIn(
    "blog/2024-05-02-first-post/index.mdx",
    /title: .*/,
    "title: First post #",
    "/blog/archive",
  ),
  partial: replaceIn(
    "docs/writers/parts/_deeper.md",
    /$(?![\s\S])|\nEdit .*\n$/,
    "\nEdit #.\n",
    "/docs/writers/everything",
  ),
  picture: replaceIn("docs/start/line.svg", /<svg(?: data-edit="\d*")?/, '<svg data-edit="#"'),
  category: replaceIn(
    "docs/start/deep/_category_.yml",
    /description: .*/,
    "description: Pages below #.",
    "/docs/category/deeper",
  ),
  sidebars: replaceIn(
    "sidebars.yml",
    /docs:\n(?: {2}- \{ type: link.*\n)?/,
    "docs:\n  - { type: link, label: Afar #, href: https://afar.example }\n",
  ),
  navbar: replaceIn("site.yml", /label: Elsewhere[^,]*/, "label: Elsewhere #"),
  tags: replaceIn("blog/tags.yml", /label: [^,]*/, "label: News #", "/blog/tags/news"),
  authors: replaceIn(
    "blog/authors.yml",
    /name: The team[^,]*/,
    "name: The team #",
    "/blog/second-post",
  ),
  openapi: replaceIn("../openapi.yaml", /summary: .*/, "summary: Get a pet #", "/docs/api/get-pet"),
  "static file": replaceIn("static/img/dot.svg", /<svg(?: data-edit="\d*")?/, '<svg data-edit="#"'),
  "new page": async (content, n) => {
    await writePage(content, `new-${n}`);
    return [shown(`/docs/start/new-${n}`, `New text ${n}.`)];
  },
  "renamed page": async (content, n) => {
    const name = await addedPage(content);
    if (name === undefined) return [];
    const folder = path.join(content, "docs/start");
    await rename(path.join(folder, `${name}.mdx`), path.join(folder, `new-${n}.mdx`));
    return [gone(`/docs/start/${name}`), shown(`/docs/start/new-${n}`, "New text")];
  },
  "deleted page": async (content) => {
    const name = await addedPage(content);
    if (name === undefined) return [];
    await rm(path.join(content, `docs/start/${name}.mdx`));
    return [gone(`/docs/start/${name}`)];
  },
};

function shown(page: string, text: string): Expectation {
  return { page, text, isShown: true };
}

function gone(page: string): Expectation {
  return { page, text: "New text", isShown: false };
}

/** @param text the new text, in which `#` is the number of the edit */
function replaceIn(file: string, from: RegExp, text: string, page?: string): SiteEdit {
  return async (content, n) => {
    const absolute = path.join(content, file);
    const before = await readFile(absolute, "utf8");
    if (!from.test(before)) throw new Error(`${file} has nothing like ${from}`);
    const after = text.replace("#", String(n));
    await writeFile(absolute, before.replace(from, after));
    return page === undefined ? [] : [shown(page, after.trim().replace(/^\w+: /, ""))];
  };
}

async function writePage(content: string, name: string): Promise<void> {
  const file = path.join(content, `docs/start/${name}.mdx`);
  const n = name.replace(/\D/g, "");
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `---\ntitle: A page\ndescription: Made by a test.\n---\n\nNew text ${n}.\n`,
  );
}

async function addedPage(content: string): Promise<string | undefined> {
  const names = await readdir(path.join(content, "docs/start"));
  const added = names.filter((name) => /^new-\d+\.mdx$/.test(name)).sort();
  return added[0]?.replace(".mdx", "");
}
