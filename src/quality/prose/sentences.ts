import type { Paragraph, Root, Sentence } from "nlcst";
import { ParseEnglish } from "parse-english";
import { syllable } from "syllable";
import { memoize, NO_CACHE } from "../../site/cache/cache";
import type { Page, TextBlock } from "../page";
import { CODE_MARK } from "../page";

/** Measurements of one sentence. */
export interface SentenceFacts {
  text: string;
  /** Offset in the text that was parsed. */
  offset: number;
  /** Words, each piece of code counted as one. */
  words: number;
  /** Words without code and numbers, for the reading grade. */
  plainWords: number;
  syllables: number;
}

/** A page with the sentences of its paragraphs and lists; quotations are left out. */
export interface MeasuredPage {
  page: Page;
  sentences: Array<SentenceFacts & { block: TextBlock }>;
}

/** Measures the prose of pages, once for all rules that need it. */
export function measureProse(pages: readonly Page[], cache = NO_CACHE): MeasuredPage[] {
  return pages.map((page) => {
    const blocks = page.texts.filter(({ kind, quoted }) => kind === "paragraph" && !quoted);
    const texts = blocks.map(({ text }) => text);
    const measured = memoize(cache, "sentences", texts, () => texts.map(sentencesOf));
    const sentences = blocks.flatMap((block, index) =>
      (measured[index] ?? []).map((sentence) => ({ ...sentence, block })),
    );
    return { page, sentences };
  });
}

const parser = new ParseEnglish();

/** Parses a text into English paragraphs, sentences and words. */
export function parseEnglish(text: string): Root {
  return parser.parse(text);
}

/** The parser takes `10,000.`, `B.` and `id.` for abbreviations; before a capital they end a sentence. */
const FULL_STOP = /(?<=[\p{N}\p{Lu}%)]|\bid)\.(?=\s\p{Lu})/gu;

/** Splits a text into sentences and measures them. */
export function sentencesOf(text: string): SentenceFacts[] {
  return parseEnglish(text.replace(FULL_STOP, "!"))
    .children.filter((node): node is Paragraph => node.type === "ParagraphNode")
    .flatMap(({ children }) => children)
    .filter((node): node is Sentence => node.type === "SentenceNode")
    .map((sentence) => measure(sentence, text))
    .filter(({ words }) => words > 0);
}

/** A word with the signs that join its parts: `don't`, `10,000`, `v2.4`, `client_id`. */
const WORD = /[\p{L}\p{N}]+(?:['’.,_-][\p{L}\p{N}]+)*/gu;

function measure(sentence: Sentence, source: string): SentenceFacts {
  const { start, end } = sentence.position ?? { start: { offset: 0 }, end: { offset: 0 } };
  const text = source.slice(start.offset, end.offset);
  const words: string[] = text.match(WORD) ?? [];
  const plain = words.filter((word) => /\p{L}/u.test(word));
  return {
    text,
    offset: start.offset ?? 0,
    words: words.length + text.split(CODE_MARK).length - 1,
    plainWords: plain.length,
    syllables: plain.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
}
