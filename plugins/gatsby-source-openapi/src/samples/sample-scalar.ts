import RandExp from "randexp";
import { childOf } from "../document/reference";
import type { JsonRecord } from "../json";
import { kebabCase } from "../model/operation-list";
import { acceptsNumber, acceptsText } from "./accepts";
import { describedValues } from "./described-values";
import type { Meaning } from "./meaningful-values";
import { formattedDates, freeTexts, meaningfulNumbers, meaningfulTexts } from "./meaningful-values";

/** Clues to a value in a request besides its schema's keywords. */
export interface Clues {
  /** Name of the value: its text is one that someone would send, or that readers see they have to replace. */
  name?: string | undefined;
  description?: string | undefined;
  /** Name of the schema around a text that readers write themselves. Undefined if they can only repeat one. */
  owner?: string | undefined;
}

/**
 * Generates a number or integer within the limits of a schema: one that its description or name
 * suggests, else one or zero if they are allowed.
 */
export function numberSample(type: string, keywords: JsonRecord, clues: Clues = {}): number {
  const limit = (...names: string[]) =>
    names.map((name) => keywords[name]).find((value) => typeof value === "number");
  const low = limit("minimum", "exclusiveMinimum");
  const high = limit("maximum", "exclusiveMaximum");
  const step = limit("multipleOf") ?? 1;
  const middle = ((low ?? 0) + (high ?? 0)) / 2;
  const multiples = [low, middle, high].flatMap((value = 0) => {
    const multiple = Math.ceil(value / step) * step;
    return [multiple, multiple + step, multiple - step];
  });
  const numbers = suggestions(clues, meaningfulNumbers)
    .filter((text) => /^-?\d+(?:\.\d+)?$/.test(text))
    .map(Number);
  const candidates = [...numbers, 1, 0, ...multiples, middle];
  const isFitting = (value: number) =>
    (type !== "integer" || Number.isInteger(value)) && acceptsNumber(keywords, value);
  return candidates.find(isFitting) ?? 0;
}

/** Returns what the description of a value gives, then what its name suggests. */
function suggestions(
  { name = "", description = "" }: Clues,
  meaningful: (meaning: Meaning) => string[],
): string[] {
  return [
    ...(description === "" ? [] : describedValues(description, name)),
    ...(name === "" ? [] : meaningful({ name, description })),
  ];
}

/**
 * Generates a text that agrees with format, pattern and length of a schema, if possible: one that its
 * description gives or its name suggests, then a placeholder, then one that only has the right
 * characters.
 */
export function textSample(keywords: JsonRecord, clues: Clues = {}): string {
  const { name = "", description = "", owner } = clues;
  const { format, pattern, minLength = 0, maxLength = Infinity } = keywords;
  const fit = (text: string) =>
    text
      .repeat(Math.ceil(Number(minLength) / text.length) || 1)
      .slice(0, Math.min(Math.max(text.length, Number(minLength)), Number(maxLength)));
  const named = placeholderTexts(name);
  const known = [childOf(FORMATS, String(format)) ?? []].flat().map(String);
  const isBase64 = /^(?:bytes?|base64)$/.test(String(format)) || /base-?64/i.test(description);
  const formatted = [
    ...(isBase64 ? named.slice(0, 1).map(namedBase64) : []),
    ...(isBase64 ? named.slice(0, 2).map(paddedBase64) : []),
    ...formattedDates(String(format), name),
    ...known,
  ];
  const suggested = suggestions(clues, isBase64 ? () => [] : meaningfulTexts);
  const free = owner === undefined || isBase64 ? [] : freeTexts(name, owner);
  const fitted = [...named, ANY_TEXT, ANY_TEXT.toUpperCase()].map(fit);
  const like = pattern === undefined ? [] : textsLike(pattern);
  const candidates = [...suggested, ...formatted, ...free, ...named, ...fitted, "1", ...like];
  return (
    candidates.find((text) => acceptsText(keywords, text)) ??
    formatted[0] ??
    like[0] ??
    fit(ANY_TEXT)
  );
}

const ANY_TEXT = "string";

/**
 * Returns placeholders for a value of the reader, the usual one first: `YOUR_CHAT_ID`. The others
 * are for patterns and lengths that exclude it.
 */
export function placeholderTexts(name: string): string[] {
  const plain = name.replace(/IDs$/, "Ids").replace(/^x-(?=\w)/i, "");
  const words = kebabCase(plain).match(/[a-z\d]+/g) ?? [];
  if (words.length === 0) return [];
  const join = (separator: string) => ["your", ...words].join(separator);
  const upper = ["_", ""].map((separator) => join(separator).toUpperCase());
  const lower = ["-", "_", ""].map(join);
  return [...upper, ...lower, words.join("_").toUpperCase()];
}

/** Returns the name of one item of a list, which can have no name. */
export function singular(name = "values"): string {
  if (ALIKE.test(name)) return name;
  return name
    .replace(/(?<=.{2})(?<!ov|ook)ies$/, "y")
    .replace(/(ss|x|(?<!ca)ch|sh|[Ss]tatus|[Aa]lias|[Bb]us|[Bb]onus)es$/, "$1")
    .replace(/([^aisu]|(?:[Uu]r|[Aa]p|[Ee]moj)i)s$/, "$1");
}

/** The ends of names that are the same for one and for many. */
const ALIKE = /(?:[Nn]ews|[Ss]eries|[Ss]pecies|(?<![A-Za-z])(?:dns|gps|sms|tls|https))$/;

/** Returns whether a value is a text that the reader has to replace. */
export function isPlaceholder(value: unknown): boolean {
  return typeof value === "string" && /^your[-_]?[a-z\d]/i.test(value);
}

/** Returns a placeholder that says that a value is Base64. */
function namedBase64(word: string): string {
  return /B(?:ASE)?_?64$/.test(word) ? word : `${word}_BASE64`;
}

/** Returns a word as Base64 that has these letters. */
function paddedBase64(word: string): string {
  const missing = (4 - (word.length % 4)) % 4;
  return missing === 3 ? `${word}0==` : `${word}${"=".repeat(missing)}`;
}

/** Texts of formats, the first one first. */
const FORMATS: Record<string, string | string[]> = {
  time: "14:15:22Z",
  duration: "P1D",
  email: "user@example.com",
  "idn-email": "user@example.com",
  hostname: "example.com",
  "idn-hostname": "example.com",
  ipv4: "192.168.0.1",
  ipv6: "2001:0db8:85a3:0000:0000:8a2e:0370:7334",
  uri: "https://example.com",
  url: "https://example.com",
  "uri-reference": "../dictionary",
  "uri-template": "https://example.com/{endpoint}",
  iri: "https://example.com/entity/1",
  "iri-reference": "/entity/1",
  uuid: "497f6eca-6276-4993-bfeb-53cbbbba6f08",
  byte: "c3RyaW5n",
  int32: "1",
  int64: "1",
  uint32: "1",
  uint64: "1",
  regex: "^[a-z]+$",
  "json-pointer": "/json/pointer",
  "relative-json-pointer": "1",
};

/** The parts of the ranges from which the characters and lengths of a text are chosen, in turn. */
const CHOICES = [[0.5, 0.1, 0.7, 0.3, 0.9, 0.2, 0.8], [0.5], [0], [1]];

/** A pattern that repeats something more often has no text like it, which nobody would read. */
const MOST_REPEATED = 1000;

/** Returns texts that match a pattern, of different lengths. They are the same in every build. */
function textsLike(pattern: unknown): string[] {
  const counts = [...String(pattern).matchAll(/\{(\d+)/g)].map(([, count]) => Number(count));
  if (counts.some((count) => count > MOST_REPEATED)) return [];
  try {
    const like = new RandExp(new RegExp(String(pattern)));
    return CHOICES.flatMap((shares) =>
      [3, 20, 0].map((longest) => {
        let count = 0;
        like.max = longest;
        like.randInt = (from, to) =>
          from + Math.floor((to - from) * (shares[count++ % shares.length] ?? 0));
        return like.gen();
      }),
    );
  } catch {
    return [];
  }
}
