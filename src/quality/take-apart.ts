import { VFile } from "vfile";
import { inspectContent, createParser } from "../../plugins/gatsby-transformer-content";
import type { Reading } from "../../plugins/gatsby-transformer-content";
import { findCodeBlocks } from "./code/find-code-blocks";
import type { Page } from "./page";
import { findTextBlocks } from "./prose/find-text-blocks";

/** What is found in a page's text alone. */
export type PageParts = Pick<Page, "body" | "facts" | "blocks" | "texts">;

/**
 * Takes a page's text apart.
 *
 * @param body text of the file with the front matter blanked
 * @throws Error with a place where the text cannot be parsed
 */
export function takeApart(body: string, reading: Reading): PageParts {
  const text = new VFile({ value: body, data: { reading } });
  const tree = createParser(reading === "md" ? "md" : "mdx", body).parse(text);
  return {
    body: String(text.value),
    facts: inspectContent(tree),
    blocks: findCodeBlocks(tree),
    texts: findTextBlocks(tree),
  };
}
