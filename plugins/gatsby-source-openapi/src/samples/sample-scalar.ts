import { sample } from "openapi-sampler";
import RandExp from "randexp";
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

/** Generates a text that agrees with format, pattern and length of a schema, if possible. */
export function textSample(keywords: JsonRecord): string {
  const { format, pattern, minLength, maxLength } = keywords;
  const formatted = () => run({ type: "string", format, minLength, maxLength });
  const candidates = [
    ...(FORMATS[String(format)] ?? []),
    ...(pattern === undefined ? [formatted()] : textsLike(pattern)),
    // The library ignores a maxLength of zero.
    ...(maxLength === 0 ? [""] : []),
  ].filter((text) => typeof text === "string");
  return candidates.find((text) => acceptsText(keywords, text)) ?? candidates[0] ?? "string";
}

/** Formats that the library does not know, or writes in a way that validators refuse. */
const FORMATS: Record<string, string[]> = {
  "date-time": ["2019-08-24T14:15:22Z", "2019-08-24T14:15:22.123Z"],
  url: ["https://example.com"],
  uri: ["https://example.com"],
  time: ["14:15:22Z"],
  duration: ["P1D"],
  byte: ["c3RyaW5n"],
  regex: ["^[a-z]+$"],
  "relative-json-pointer": ["1"],
};

/** The parts of the ranges from which the characters and lengths of a text are chosen, in turn. */
const CHOICES = [[0.5, 0.1, 0.7, 0.3, 0.9, 0.2, 0.8], [0.5], [0], [1]];

/** Returns texts that match a pattern, of different lengths. They are the same in every build. */
function textsLike(pattern: unknown): string[] {
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

/** Calls the library, which writes about odd schemas to the console even with `quiet`. */
function run(schema: JsonRecord): unknown {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return sample(schema as Parameters<typeof sample>[0], { quiet: true });
  } catch {
    return undefined;
  } finally {
    console.warn = warn;
  }
}
