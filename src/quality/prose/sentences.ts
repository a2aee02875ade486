import type { Paragraph, Root, Sentence, SentenceContent, Word } from "nlcst";
import { toString } from "nlcst-to-string";
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

/** A number or a single letter before a full stop is no abbreviation when a capital follows. */
const NO_ABBREVIATION = /[\p{N}\p{Lu}%)](?=\.\s\p{Lu})/gu;

/** The sentences of a text, with their numbers of words and syllables. */
export function sentencesOf(text: string): SentenceFacts[] {
  return parseEnglish(text.replace(NO_ABBREVIATION, "x"))
    .children.filter((node): node is Paragraph => node.type === "ParagraphNode")
    .flatMap(({ children }) => children)
    .filter((node): node is Sentence => node.type === "SentenceNode")
    .map((sentence) => measure(sentence, text))
    .filter(({ words }) => words > 0);
}

function measure(sentence: Sentence, source: string): SentenceFacts {
  const { start, end } = sentence.position ?? { start: { offset: 0 }, end: { offset: 0 } };
  const words = sentence.children.filter(isWord).map((word) => toString(word));
  const codes = toString(sentence).split(CODE_MARK).length - 1;
  const plain = words.filter((word) => /\p{L}/u.test(word) && word !== CODE_MARK);
  return {
    text: source.slice(start.offset, end.offset),
    offset: start.offset ?? 0,
    words: words.filter((word) => word !== CODE_MARK).length + codes,
    plainWords: plain.length,
    syllables: plain.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  };
}

function isWord(node: SentenceContent): node is Word {
  return node.type === "WordNode";
}
