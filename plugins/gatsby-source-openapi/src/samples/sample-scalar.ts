import RandExp from "randexp";
import { childOf } from "../document/reference";
import type { JsonRecord } from "../json";
import { acceptsNumber, acceptsText } from "./accepts";

/** Generates a number or integer within the limits of a schema, zero if it is allowed. */
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
  const candidates = [0, ...multiples, middle, low ?? 0, high ?? 0];
  const isFitting = (value: number) =>
    (type !== "integer" || Number.isInteger(value)) && acceptsNumber(keywords, value);
  return candidates.find(isFitting) ?? 0;
}

/**
 * Generates a text that agrees with format, pattern and length of a schema, if possible: one that
 * readers recognize as an example before one that only has the right characters.
 */
export function textSample(keywords: JsonRecord): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = keywords;
  const plain = ANY_TEXT.repeat(Math.ceil(Number(minLength) / ANY_TEXT.length) || 1);
  const length = Math.min(Math.max(ANY_TEXT.length, Number(minLength)), Number(maxLength));
  const word = plain.slice(0, length);
  const formatted = [childOf(FORMATS, String(format)) ?? []].flat().map(String);
  const like = pattern === undefined ? [] : textsLike(pattern);
  const candidates = [...formatted, word, word.toUpperCase(), "1", ...like];
  return candidates.find((text) => acceptsText(keywords, text)) ?? formatted[0] ?? like[0] ?? word;
}

const ANY_TEXT = "string";

/** Returns whether a value is the text of examples without format, in any case. */
export function isAnyText(value: unknown): boolean {
  return typeof value === "string" && value.toLowerCase() === ANY_TEXT;
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
  password: "pa$$word",
  byte: "c3RyaW5n",
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
