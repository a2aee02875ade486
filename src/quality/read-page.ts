import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import {
  docPermalink,
  parseDocPath,
} from "../../plugins/gatsby-transformer-content/src/collections/doc-path";
import { parsePostPath } from "../../plugins/gatsby-transformer-content/src/collections/post-path";
import { escapeHeadingIds } from "../../plugins/gatsby-transformer-content/src/content/escape-heading-ids";
import { inspectContent } from "../../plugins/gatsby-transformer-content/src/content/inspect";
import { remarkPlainDirectives } from "../../plugins/gatsby-transformer-content/src/content/remark-plain-directives";
import { splitFrontMatter } from "../../plugins/gatsby-transformer-content/src/front-matter/split-front-matter";
import type { Problem } from "../../plugins/gatsby-transformer-content/src/problem";
import { inFile } from "../../plugins/gatsby-transformer-content/src/problem";
import { findCodeBlocks } from "./code/find-code-blocks";
import type { Page } from "./page";
import { findTextBlocks } from "./prose/find-text-blocks";

/** A content file: its text and its two names. */
export interface ContentFile {
  /** Path relative to the project, for reports. */
  file: string;
  /** Path below the content folder, with slashes: `docs/api/quick-reference.mdx`. */
  path: string;
  source: string;
}

/** A page, or what keeps its file from being read as one. */
export interface ReadPage {
  page?: Page;
  problems: Problem[];
}

/** The site's own syntax, without the steps that only a renderer needs. */
function parser(isMdx: boolean) {
  const processor = unified().use(remarkParse);
  if (isMdx) processor.use(remarkMdx);
  return processor.use(remarkGfm).use(remarkDirective).use(remarkPlainDirectives).freeze();
}

const mdxParser = parser(true);
const markdownParser = parser(false);

/** Reads one content file into a page. */
export function readPage({ file, path, source }: ContentFile): ReadPage {
  const { data, placeOf, body, problems } = splitFrontMatter(source);
  const isMdx = path.endsWith(".mdx");
  const processor = isMdx ? mdxParser : markdownParser;
  const text = new VFile(isMdx ? escapeHeadingIds(body) : body);
  let tree: Root;
  try {
    tree = processor.runSync(processor.parse(text), text) as Root;
  } catch (error) {
    return { problems: inFile(file, [...problems, syntaxProblem(error)]) };
  }
  const facts = inspectContent(tree);
  const page: Page = {
    file,
    ...addressOf(path, data),
    title: String(data.title ?? facts.contentTitle ?? ""),
    description: String(data.description ?? ""),
    frontMatter: data,
    placeOf,
    body: String(text.value),
    tree,
    facts,
    blocks: findCodeBlocks(tree),
    texts: findTextBlocks(tree),
  };
  return { page, problems: inFile(file, problems) };
}

function addressOf(path: string, data: Record<string, unknown>): Pick<Page, "kind" | "permalink"> {
  const slug = typeof data.slug === "string" ? data.slug : undefined;
  const [folder, ...rest] = path.split("/");
  const below = rest.join("/");
  if (folder === "docs") {
    const docPath = parseDocPath(below, { parseNumberPrefixes: true });
    return { kind: "doc", permalink: docPermalink("/docs", docPath, slug) };
  }
  if (folder === "blog") {
    return { kind: "post", permalink: `/blog/${slug ?? parsePostPath(below).slug}` };
  }
  return { kind: "standalone", permalink: `/${slug ?? below.replace(/\.mdx?$/, "")}` };
}

function syntaxProblem(error: unknown) {
  const { line, column, message } = error as { line?: number; column?: number; message: string };
  return {
    code: "content/syntax",
    severity: "error" as const,
    line: line ?? 1,
    column: column ?? 1,
    message: `The text cannot be parsed: ${message}`,
    hint: "In MDX, write \\{ and \\< for characters that are not code, or put them in backticks.",
  };
}
