import type { Page } from "../page";
import { readPage } from "../read-pages";

/** Makes a page for a test: a post, unless the options say otherwise. */
export function makePage(
  body: string,
  {
    name = "a",
    kind = "post" as Page["kind"],
    frontMatter = "title: A title",
    resolvedLinks = [] as Page["resolvedLinks"],
  } = {},
): Page {
  const source = `---\n${frontMatter}\n---\n\n${body}\n`;
  const file = `content/${name}.mdx`;
  const page = readPage({ file, kind, permalink: `/pages/${name}`, resolvedLinks }, source);
  if (!page) throw new Error(`The page cannot be parsed: ${source}`);
  return page;
}

/** Writes a fenced code block. */
export function fence(language: string, code: string, meta = ""): string {
  return `\`\`\`${language} ${meta}\n${code}\n\`\`\``;
}
