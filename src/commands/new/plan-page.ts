import { stringify } from "yaml";
import { didYouMean } from "../../../packages/problems";
import {
  cleanFolder,
  parseDocPath,
  parsePostPath,
  splitNumberPrefix,
} from "../../../plugins/gatsby-transformer-content/addresses";
import type { PageRequest } from "./parse-arguments";

/** The parts of a content folder that a new page must fit in with. */
export interface ExistingContent {
  /** Paths of all files below the content folder, with slashes. */
  files: string[];
  /** Folders below `docs` that contain pages. */
  folders: string[];
  authors: string[];
  tags: string[];
}

/** A page to write. */
export interface NewPage {
  /** Path below the content folder. */
  file: string;
  text: string;
  /** Its id in sidebars; absent for posts. */
  docId?: string;
}

/** A page, or the reason why it cannot be made. */
export type NewPageResult = { page: NewPage } | { error: string };

/** Plans the path and the text of a page. Pure. */
export function planPage(call: PageRequest, known: ExistingContent, now: Date): NewPageResult {
  const slug = slugOfTitle(call.title);
  if (slug === "") return fail(`No address can be made from the title "${call.title}".`);
  return call.kind === "post" ? planPost(call, slug, known, now) : planDoc(call, slug, known);
}

function fail(error: string): NewPageResult {
  return { error };
}

function planDoc(
  { title, folder = "", kind }: PageRequest,
  slug: string,
  known: ExistingContent,
): NewPageResult {
  if (kind === "doc" && !known.folders.includes(folder)) {
    const hint = didYouMean(folder, known.folders);
    return fail(`docs/${folder} contains no page yet. ${hint} Make a new folder yourself first.`);
  }
  const file = `docs/${folder}/${slug}.mdx`;
  const address = `${cleanFolder(folder)}/${slug}`;
  const owner = known.files
    .filter((name) => /^docs\/.*\.mdx?$/.test(name))
    .find((name) => name === file || docIdOf(name.slice("docs/".length)) === address);
  if (owner) return fail(`${owner} already exists.`);
  // The number of "5 ways to start" belongs to the title, not to the page's position in its folder.
  const hasNumber = splitNumberPrefix(slug).number !== undefined;
  const frontMatter = {
    title,
    description: "",
    ...(hasNumber ? { slug: `/${address}`, parse_number_prefixes: false } : {}),
    draft: true,
  };
  const docId = hasNumber ? `${folder}/${slug}` : address;
  return { page: { file, docId, text: formatPage(frontMatter, DOC_BODY) } };
}

function docIdOf(relativePath: string): string {
  return parseDocPath(relativePath, { parseNumberPrefixes: true }).docId;
}

function planPost(
  call: PageRequest,
  slug: string,
  known: ExistingContent,
  now: Date,
): NewPageResult {
  const unknown = [
    ...findUnknown("author", call.authors, known.authors),
    ...findUnknown("tag", call.tags, known.tags),
  ];
  if (unknown.length > 0) return fail(unknown.join("\n"));
  const owner = known.files
    .filter((file) => /^blog\/.*\.mdx?$/.test(file))
    .find((file) => parsePostPath(file.slice("blog/".length)).slug === slug);
  if (owner) return fail(`${owner} already exists.`);
  const frontMatter = {
    title: call.title,
    description: "",
    authors: call.authors,
    ...(call.tags.length > 0 ? { tags: call.tags } : {}),
    draft: true,
  };
  const day = now.toISOString().slice(0, 10);
  return {
    page: { file: `blog/${day}-${slug}/index.mdx`, text: formatPage(frontMatter, POST_BODY) },
  };
}

function findUnknown(noun: string, keys: readonly string[], known: readonly string[]): string[] {
  return keys
    .filter((key) => !known.includes(key))
    .map((key) => `There is no ${noun} "${key}" in ${noun}s.yml. ${didYouMean(key, known)}`);
}

const DOC_BODY = `{/* What does the reader get here, and where do they start? */}

## First section
`;

const POST_BODY = `{/* The lead: what lists and feeds show of the post. */}

{/* truncate */}

## First section
`;

/** Formats a page; new pages are drafts, which develop shows and builds leave out. */
function formatPage(frontMatter: Record<string, unknown>, body: string): string {
  const yaml = stringify(frontMatter, { lineWidth: 0, defaultStringType: "PLAIN" });
  return `---\n${yaml}---\n\n${body}`;
}

/** Letters in a slug: a file name has at most 255 bytes, and letters take up to four each. */
const MAX_SLUG_LENGTH = 60;

/** Joins the words of a title with hyphens, in lower case and in any script. */
function slugOfTitle(title: string): string {
  const slug = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const cut = slug.slice(0, MAX_SLUG_LENGTH + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, MAX_SLUG_LENGTH);
}
