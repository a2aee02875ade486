import {
  docPermalink,
  parseDocPath,
  parsePostPath,
  readingOf,
  splitFrontMatter,
} from "../../plugins/gatsby-transformer-content";
import { inFile } from "../../packages/problems";
import type { Problem } from "../../packages/problems";
import { NO_MEMORY, recall } from "../site/memory/memory";
import type { Page } from "./page";
import type { PageParts } from "./take-apart";

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

/** Reads one content file into a page. */
export function readPage({ file, path, source }: ContentFile, memory = NO_MEMORY): ReadPage {
  const { data, placeOf, body, problems } = splitFrontMatter(source);
  const reading = readingOf(body, path.endsWith(".md") ? "md" : "mdx");
  let parts: PageParts;
  try {
    parts = recall(memory, "page", [body, reading], () => {
      // Only now: where all pages are known, nothing takes longer than starting the parser.
      const parser: typeof import("./take-apart") = require("./take-apart");
      return parser.takeApart(body, reading);
    });
  } catch (error) {
    return { problems: inFile(file, [...problems, syntaxProblem(error)]) };
  }
  const page: Page = {
    file,
    ...addressOf(path, data),
    title: String(data.title ?? parts.facts.contentTitle ?? ""),
    description: String(data.description ?? ""),
    frontMatter: data,
    placeOf,
    ...parts,
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
