const CAMEL = /(\p{Ll}|\p{N})(\p{Lu})/gu;
const WORD = /[\p{L}\p{N}_]+/gu;
const PLAIN_WORD = /^[A-Z]?[a-z]+$/;
/** `A/B`, a word with its hyphens and the dots of names such as `message.completed`, or a word. */
const COMPOUND = /\b[A-Za-z]\/[A-Za-z]\b|[\p{L}\p{N}_]+(?:(?:-|\.(?=\p{Ll}{3}))[\p{L}\p{N}_]+)*/gu;
/** Words and the text between them, in turn. */
const WORDS_AND_GAPS = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;

/** Words that say nothing. */
const EMPTY_WORDS = (
  "a an and are as at be by for from he her him his i in is it its of on or our she that the " +
  "their them these they this those to was were with you your"
).split(" ");
/** Words that say nothing about a subject, but tell questions apart: "more than one agent". */
const MINOR_WORDS = (
  "about after all also am any anyone anything because been but can could did do does each " +
  "every get got had has have how if into just let me more most much my no not off one only " +
  "other out over per really same should so some someone something still such than then there " +
  "through too up us very we what when where which while who why will would yet"
).split(" ");
const STOP_WORDS: ReadonlySet<string> = new Set([...EMPTY_WORDS, ...MINOR_WORDS]);

/** Endings of plurals and of nouns such as `relevance`, and their replacements. */
const ENDINGS: ReadonlyArray<[ending: RegExp, replacement: string]> = [
  [/ies$/, "y"],
  [/(ss|sh|ch|x|z)es$/, "$1"],
  [/([^sui])s$/, "$1"],
  [/(.{3}[ae])nc[ey]$/, "$1nt"],
];
const SUFFIX = /^(.*[aeiouy].*)(?:ions?|ings?|ed|e)$/;
const ADVERB = /^(.{4,})ly$/;
const DOUBLED = /([bdfgmnprt])\1$/;

/** Limits on what is read of a query, so that pasted text cannot slow the page down. */
const MAX_QUERY_LENGTH = 160;
const MAX_QUERY_TERMS = 12;

/** A query, prepared for ranking. */
export interface ParsedQuery {
  /** The query as one of the names of a page may be: `/external/chat`. */
  literal: string;
  terms: string[];
  /** All words in order, with those that say nothing: "no answer" is not "answer". */
  words: string[];
  /** The last word in lower case, not reduced to its stem, if the reader may still be typing it. */
  unfinished: string | undefined;
}

/** The terms that a query may mean, each with the number of its word in the query. */
export type QueryTerms = ReadonlyMap<string, number>;

/** A piece of text that matches the query or does not. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Returns text in lower case, without accents, apostrophes and line breaks. */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}'’]+/gu, "")
    .replace(/[\s\p{C}]+/gu, " ")
    .toLowerCase();
}

/** Returns a name in lower case without gaps, so that `chat_id`, `Chat ID` and `chat-id` are the same. */
export function toLiteral(name: string): string {
  return normalizeText(name).replace(/[\s_-]+/g, "");
}

/**
 * Reduces the forms of an English word to one: `rotates`, `rotating`, `rotated` and `rotation` become
 * `rotat`. Short words, numbers and identifiers stay as they are. For matching, not for display.
 *
 * @param word in lower case, without accents
 */
export function stem(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const singular = ENDINGS.reduce((text, [ending, to]) => text.replace(ending, to), word);
  const root = (SUFFIX.exec(singular) ?? ADVERB.exec(singular))?.[1] ?? singular;
  return root.length < 3 ? singular : root.replace(DOUBLED, "$1");
}

/**
 * Returns the terms of a text in order, with repetitions: stems of words, and identifiers whole and
 * in parts. `chat_id`, `chatId` and `chat-id` are all `chatid`, `chat`, `id`.
 */
export function toTerms(text: string): string[] {
  return wordsOf(text).flatMap(termsOfWord);
}

/** Returns the terms of a text without stop words. */
export function toSignificantTerms(text: string): string[] {
  return toTerms(text).filter((term) => !STOP_WORDS.has(term));
}

/** Returns the terms of a question, with the words that tell questions apart. */
export function toQuestionTerms(text: string): Set<string> {
  return new Set(toTerms(text).filter((term) => !EMPTY_WORDS.includes(term)));
}

/** Returns a cached version of {@link toSignificantTerms}, for indexing many texts. */
export function createTermReader(): typeof toSignificantTerms {
  const cache = new Map<string, string[]>();
  const read = (word: string) => {
    const terms = cache.get(word) ?? termsOfWord(word);
    cache.set(word, terms);
    return terms;
  };
  return (text) =>
    wordsOf(text)
      .flatMap(read)
      .filter((term) => !STOP_WORDS.has(term));
}

/** Parses a query. Every text is a valid query, including an empty one. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const words = toTerms(text);
  const all = [...new Set(words)];
  const significant = all.filter((term) => !STOP_WORDS.has(term));
  const terms = (significant.length > 0 ? significant : all).slice(0, MAX_QUERY_TERMS);
  const last = normalizeText(/[\p{L}\p{N}]+$/u.exec(text)?.[0] ?? "");
  const isUnfinished = last !== "" && termOfPlain(last) === terms.at(-1);
  return {
    literal: toLiteral(text),
    terms,
    words,
    unfinished: isUnfinished ? last : undefined,
  };
}

/** What may follow the beginning of a word, so that its stem is another one than that of the beginning. */
const REST_OF_WORDS = "e s y ce cy ey d ed n on ion g ng ing ly".split(" ");

/** Returns the stems of the words that the beginning of one may become: `idempotenc`, `idempotent`. */
export function stemsOfBeginning(word: string): Set<string> {
  return new Set(["", ...REST_OF_WORDS].map((rest) => stem(word + rest)));
}

/** Splits a text into pieces and marks the words that have one of the terms. */
export function markMatches(text: string, terms: Pick<QueryTerms, "has">): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const word of text.match(WORDS_AND_GAPS) ?? []) {
    const isMatch = termsOfWord(word).some((term) => terms.has(term));
    const last = pieces[pieces.length - 1];
    if (last?.isMatch === isMatch) last.text += word;
    else pieces.push({ text: word, isMatch });
  }
  return pieces;
}

/** Characters of an excerpt: more than two lines, so that the browser ends it. Most of them before its first match, and within which matches are near. */
const EXCERPT = 300;
const BEFORE_MATCH = 80;
const NEAR = 75;
/** Separates the prose of a text from the code after it. */
export const BEFORE_CODE = "\f";
/** How much a word counts in code: a sentence explains it. */
const IN_CODE = 0.5;

/**
 * Returns the place of a text where most words of the query are close together, rather in its prose than
 * in its code, or its beginning if it has none of them. It begins with the sentence, if that has not
 * begun long before.
 */
export function excerptOf(text: string, terms: QueryTerms): string {
  const code = text.indexOf(BEFORE_CODE);
  const matches = [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const found = termsOfWord(word).flatMap((term) => terms.get(term) ?? []);
    return found.length > 0 ? [{ index, found }] : [];
  });
  let best = { start: 0, count: 0 };
  matches.forEach(({ index }, first) => {
    const near = matches.slice(first).filter((match) => match.index < index + NEAR);
    const words = new Set(near.flatMap(({ found }) => found)).size;
    const count = code >= 0 && index > code ? IN_CODE * words : words;
    if (count > best.count) best = { start: index, count };
  });
  if (best.start <= BEFORE_MATCH) return text.slice(0, EXCERPT);
  const before = text.slice(best.start - BEFORE_MATCH, best.start);
  const sentence = Math.max(...[". ", "? ", "! ", "· "].map((end) => before.lastIndexOf(end)));
  const word = before.indexOf(" ", BEFORE_MATCH / 2);
  const skipped = sentence >= 0 ? sentence + 2 : word + 1;
  const excerpt = text.slice(best.start - BEFORE_MATCH + skipped).slice(0, EXCERPT);
  return sentence >= 0 ? excerpt : `…${excerpt}`;
}

function wordsOf(text: string): string[] {
  const words = text.replace(/[’']s?\b/g, "").match(COMPOUND) ?? [];
  return words.flatMap((word) =>
    /[-./]/.test(word)
      ? [normalizeText(word).replace(/[-./]/g, ""), ...(word.match(WORD) ?? [])]
      : word,
  );
}

function termsOfWord(word: string): string[] {
  // Most words. Splitting and normalizing them would take most of the time between two keys.
  if (PLAIN_WORD.test(word)) return [termOfPlain(word.toLowerCase())];
  const parts = word
    .replace(CAMEL, "$1 $2")
    .split(/[\s_]+/)
    .filter(Boolean)
    .map(termOfPart);
  return parts.length < 2 ? parts : [toLiteral(word), ...parts];
}

function termOfPart(part: string): string {
  return termOfPlain(normalizeText(part).replace(/ /g, ""));
}

function termOfPlain(plain: string): string {
  return STOP_WORDS.has(plain) ? plain : stem(plain);
}
