import type { Page, TextBlock } from "../page";
import { sentencesOf } from "./sentences";
import type { SentenceFacts } from "./sentences";

/** The sentences of a page's paragraphs and lists, each with its block; quotations are left out. */
export function proseSentences(page: Page): Array<SentenceFacts & { block: TextBlock }> {
  return page.texts
    .filter(({ kind, quoted }) => kind === "paragraph" && !quoted)
    .flatMap((block) => sentencesOf(block.text).map((sentence) => ({ ...sentence, block })));
}
