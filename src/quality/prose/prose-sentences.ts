import type { Page, TextBlock } from "../page";
import { sentencesOf } from "./sentences";
import type { SentenceFacts } from "./sentences";

/** A page with the sentences of its prose, measured once for all rules that need them. */
export interface MeasuredPage {
  page: Page;
  sentences: Array<SentenceFacts & { block: TextBlock }>;
}

/** Measures the prose of pages. */
export function measureProse(pages: readonly Page[]): MeasuredPage[] {
  return pages.map((page) => ({ page, sentences: proseSentences(page) }));
}

/** The sentences of a page's paragraphs and lists, each with its block; quotations are left out. */
function proseSentences(page: Page): MeasuredPage["sentences"] {
  return page.texts
    .filter(({ kind, quoted }) => kind === "paragraph" && !quoted)
    .flatMap((block) => sentencesOf(block.text).map((sentence) => ({ ...sentence, block })));
}
