import type { Page } from "../page";
import { readPage } from "../read-pages";

/** Makes a page for a test: a post, unless the path says otherwise. */
export function makePage(
  body: string,
  { path = "blog/2025-01-02-a-post/index.mdx", frontMatter = "title: A title" } = {},
): Page {
  const source = `---\n${frontMatter}\n---\n\n${body}\n`;
  const page = readPage({ file: `content/${path}`, path, source });
  if (!page) throw new Error(`The page cannot be parsed: ${source}`);
  return page;
}

/** Writes a fenced code block. */
export function fence(language: string, code: string, meta = ""): string {
  return `\`\`\`${language} ${meta}\n${code}\n\`\`\``;
}
