import { NO_MEMORY, recall } from "../../site/memory/memory";
import type { Memory } from "../../site/memory/memory";
import type { Page, TextBlock } from "../page";
import { sentencesOf } from "./sentences";
import type { SentenceFacts } from "./sentences";

/** A page with the sentences of its prose, measured once for all rules that need them. */
export interface MeasuredPage {
  page: Page;
  sentences: Array<SentenceFacts & { block: TextBlock }>;
}

/** Measures the prose of pages. */
export function measureProse(pages: readonly Page[], memory = NO_MEMORY): MeasuredPage[] {
  return pages.map((page) => ({ page, sentences: proseSentences(page, memory) }));
}

/** The sentences of a page's paragraphs and lists, each with its block; quotations are left out. */
function proseSentences(page: Page, memory: Memory): MeasuredPage["sentences"] {
  const blocks = page.texts.filter(({ kind, quoted }) => kind === "paragraph" && !quoted);
  const texts = blocks.map(({ text }) => text);
  const sentences = recall(memory, "sentences", texts, () => texts.map(sentencesOf));
  return blocks.flatMap((block, index) =>
    (sentences[index] ?? []).map((sentence) => ({ ...sentence, block })),
  );
}
