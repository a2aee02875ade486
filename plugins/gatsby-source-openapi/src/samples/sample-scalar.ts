import RandExp from "randexp";
import { childOf } from "../document/reference";
import type { JsonRecord } from "../json";
import { kebabCase } from "../model/operation-list";
import { acceptsNumber, acceptsText } from "./accepts";

/** Generates a number or integer within the limits of a schema: one or zero if they are allowed. */
export function numberSample(type: string, keywords: JsonRecord): number {
  const limit = (...names: string[]) =>
    names.map((name) => keywords[name]).find((value) => typeof value === "number");
  const low = limit("minimum", "exclusiveMinimum");
  const high = limit("maximum", "exclusiveMaximum");
  const step = limit("multipleOf") ?? 1;
  const middle = ((low ?? high ?? 0) + (high ?? low ?? 0)) / 2;
  const multiples = [low, middle, high].flatMap((value = 0) => {
    const multiple = Math.ceil(value / step) * step;
    return [multiple, multiple + step, multiple - step];
  });
  const candidates = [1, 0, ...multiples, middle, low ?? 0, high ?? 0];
  const isFitting = (value: number) =>
    (type !== "integer" || Number.isInteger(value)) && acceptsNumber(keywords, value);
  return candidates.find(isFitting) ?? 0;
}

/**
 * Generates a text that agrees with format, pattern and length of a schema, if possible: one that
 * readers recognize as an example before one that only has the right characters.
 *
 * @param name name of the value: its text is one that readers see they have to replace
 */
export function textSample(keywords: JsonRecord, name = ""): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = keywords;
  const fit = (text: string) =>
    text
      .repeat(Math.ceil(Number(minLength) / text.length) || 1)
      .slice(0, Math.min(Math.max(text.length, Number(minLength)), Number(maxLength)));
  const named = placeholderTexts(name);
  const known = [childOf(FORMATS, String(format)) ?? []].flat().map(String);
  const formatted = [...(format === "byte" ? named.slice(0, 2).map(paddedBase64) : []), ...known];
  const fitted = [...named, ANY_TEXT, ANY_TEXT.toUpperCase()].map(fit);
  const like = pattern === undefined ? [] : textsLike(pattern);
  const candidates = [...formatted, ...named, ...fitted, "1", ...like];
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
  const words = kebabCase(name.replace(/IDs$/, "Ids")).match(/[a-z\d]+/g) ?? [];
  if (words.length === 0) return [];
  const join = (separator: string) => ["your", ...words].join(separator);
  const upper = ["_", ""].map((separator) => join(separator).toUpperCase());
  const lower = ["-", "_", ""].map(join);
  return [...upper, ...lower, words.join("_").toUpperCase()];
}

/** Returns a word as Base64 that has these letters. */
function paddedBase64(word: string): string {
  const missing = (4 - (word.length % 4)) % 4;
  return missing === 3 ? `${word}0==` : `${word}${"=".repeat(missing)}`;
}

/** Texts of formats, the first one first. */
const FORMATS: Record<string, string | string[]> = {
  "date-time": ["2019-08-24T14:15:22Z", "2019-08-24T14:15:22.123Z"],
  date: "2019-08-24",
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
