import type { Paragraph, Root, Sentence } from "nlcst";
import { ParseEnglish } from "parse-english";
import { syllable } from "syllable";
import { CODE_MARK } from "../page";

/** One sentence, measured. */
export interface SentenceFacts {
  text: string;
  /** Offset in the text that was parsed. */
  offset: number;
  /** Words, pieces of code counted as one each. */
  words: number;
  /** Words without code and numbers, and their syllables: what a reading grade is made of. */
  plainWords: number;
  syllables: number;
}

const parser = new ParseEnglish();

/** Parses a text into English paragraphs, sentences and words. */
export function parseEnglish(text: string): Root {
  return parser.parse(text);
}

/** The parser takes `10,000.`, `B.` and `id.` for abbreviations; before a capital they end a sentence. */
const FULL_STOP = /(?<=[\p{N}\p{Lu}%)]|\bid)\.(?=\s\p{Lu})/gu;

/** The sentences of a text, with their numbers of words and syllables. */
export function sentencesOf(text: string): SentenceFacts[] {
  return parseEnglish(text.replace(FULL_STOP, "!"))
    .children.filter((node): node is Paragraph => node.type === "ParagraphNode")
    .flatMap(({ children }) => children)
    .filter((node): node is Sentence => node.type === "SentenceNode")
    .map((sentence) => measure(sentence, text))
    .filter(({ words }) => words > 0);
}

/** A word, with what holds its parts together: `don't`, `10,000`, `v2.4`, `client_id`. */
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
