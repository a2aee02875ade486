import type { Report } from "./experiment";

/**
 * Returns what a post says wrongly: lines of the report that it does not contain, and numbers in its
 * prose that are neither in the report nor given. Code, links and whole numbers up to ten are free.
 */
export function checkPost(post: string, { says, given = [], charts = {} }: Report): string[] {
  const text = squeeze(post);
  const missing = says.filter((line) => !text.includes(squeeze(line)));
  const known = new Set(numbersIn([...says, ...given, JSON.stringify(charts, null, 1)].join(" ")));
  const unknown = numbersIn(proseOf(post)).filter(
    (one) => !known.has(one) && !(Number.isInteger(one) && one <= 10),
  );
  return [
    ...missing.map((line) => `The post does not say: ${line}`),
    ...[...new Set(unknown)].map((one) => `The number ${one} is not in the result.`),
  ];
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Returns title, description and text of a post, without code, comments and addresses. */
function proseOf(post: string): string {
  const frontMatter = /^---\n([\s\S]*?)\n---\n/.exec(post)?.[1] ?? "";
  const shown = frontMatter.split("\n").filter((line) => /^(?:title|description):/.test(line));
  const body = post
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/^```[\s\S]*?^```/gm, " ")
    .replace(/`[^`]*`/g, " ")
    .replace(/\{\/\*[\s\S]*?\*\/\}|\{#[^}]*\}/g, " ")
    .replace(/\]\([^\s)]*/g, "] ");
  return [...shown, body].join("\n");
}

/** Returns the numbers of a text: `1,200`, `12%` and `40.0` are 1200, 12 and 40. */
function numbersIn(text: string): number[] {
  const found = text.matchAll(/(?<![\w.])\d[\d,]*(?:\.\d+)?/g);
  return [...found].map(([one]) => Number(one.replace(/,/g, "")));
}
