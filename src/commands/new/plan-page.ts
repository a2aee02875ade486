import { stringify } from "yaml";
import {
  cleanFolder,
  parseDocPath,
  splitNumberPrefix,
  parsePostPath,
} from "../../../plugins/gatsby-transformer-content";
import { didYouMean } from "../../../packages/problems";
import type { Call } from "./parse-call";
import type { KnownContent } from "./read-known";
import { slugOfTitle } from "./slug-of-title";

/** A page to be made. */
export interface PlannedPage {
  /** Path below the content's folder. */
  file: string;
  text: string;
  /** How sidebars name it; absent for posts. */
  docId?: string;
}

/** A page, or why it cannot be made. */
export type PagePlan = { page: PlannedPage } | { refusal: string };

/** Plans a page: where it lies and what stands in it. Pure. */
export function planPage(call: Call, known: KnownContent, now: Date): PagePlan {
  const slug = slugOfTitle(call.title);
  if (slug === "") return refuse(`No address can be made of the title "${call.title}".`);
  return call.kind === "post" ? planPost(call, slug, known, now) : planDoc(call, slug, known);
}

function refuse(refusal: string): PagePlan {
  return { refusal };
}

function planDoc({ title, folder = "", kind }: Call, slug: string, known: KnownContent): PagePlan {
  if (kind === "doc" && !known.folders.includes(folder)) {
    const hint = didYouMean(folder, known.folders);
    return refuse(`docs/${folder} holds no page yet. ${hint} Make a new folder yourself first.`);
  }
  const file = `docs/${folder}/${slug}.mdx`;
  const address = `${cleanFolder(folder)}/${slug}`;
  const owner = known.files
    .filter((name) => /^docs\/.*\.mdx?$/.test(name))
    .find((name) => name === file || docIdOf(name.slice("docs/".length)) === address);
  if (owner) return refuse(`${owner} is there already.`);
  // The number of "5 ways to start" belongs to the title, not to the page's place in its folder.
  const hasNumber = splitNumberPrefix(slug).number !== undefined;
  const frontMatter = {
    title,
    description: "",
    ...(hasNumber ? { slug: `/${address}`, parse_number_prefixes: false } : {}),
    draft: true,
  };
  const docId = hasNumber ? `${folder}/${slug}` : address;
  return { page: { file, docId, text: textOf(frontMatter, DOC_BODY) } };
}

function docIdOf(relativePath: string): string {
  return parseDocPath(relativePath, { parseNumberPrefixes: true }).docId;
}

function planPost(call: Call, slug: string, known: KnownContent, now: Date): PagePlan {
  const unknown = [
    ...findUnknown("author", call.authors, known.authors),
    ...findUnknown("tag", call.tags, known.tags),
  ];
  if (unknown.length > 0) return refuse(unknown.join("\n"));
  const owner = known.files
    .filter((file) => /^blog\/.*\.mdx?$/.test(file))
    .find((file) => parsePostPath(file.slice("blog/".length)).slug === slug);
  if (owner) return refuse(`${owner} is there already.`);
  const frontMatter = {
    title: call.title,
    description: "",
    authors: call.authors,
    ...(call.tags.length > 0 ? { tags: call.tags } : {}),
    draft: true,
  };
  const day = now.toISOString().slice(0, 10);
  return {
    page: { file: `blog/${day}-${slug}/index.mdx`, text: textOf(frontMatter, POST_BODY) },
  };
}

function findUnknown(noun: string, keys: readonly string[], known: readonly string[]): string[] {
  return keys
    .filter((key) => !known.includes(key))
    .map((key) => `There is no ${noun} "${key}" in ${noun}s.yml. ${didYouMean(key, known)}`);
}

const DOC_BODY = `{/* What does the reader get here, and from where do they start? */}

## First section
`;

const POST_BODY = `{/* The lead: what lists and feeds show of the post. */}

{/* truncate */}

## First section
`;

/** A draft: it is shown while its writer works on it, and no build publishes it half done. */
function textOf(frontMatter: Record<string, unknown>, body: string): string {
  const yaml = stringify(frontMatter, { lineWidth: 0, defaultStringType: "PLAIN" });
  return `---\n${yaml}---\n\n${body}`;
}
