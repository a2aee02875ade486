import type { Expected } from "./find-samples";

/** Where a sample's output differs from what the page says. */
export interface Difference {
  /** Line of the expected text, from 0. */
  line: number;
  message: string;
}

/**
 * Compares what a sample printed with what its page says. Ids, times of the run and durations may
 * be different in each run; ids have to be the same in the same places.
 */
export function compareOutput(expected: Expected, printed: string): Difference | undefined {
  if (expected.kind === "json") return compareJson(expected, printed);
  if (expected.kind === "words") return compareWords(expected.text, printed);
  const wanted = renameIds(withoutTyped(expected.text)).trimEnd().split("\n");
  const actual = renameIds(printed).trimEnd().split("\n");
  if (expected.isPart) return comparePart(wanted, actual);
  const line = Math.max(wanted.length, actual.length);
  for (let index = 0; index < line; index += 1) {
    if (!isSameLine(wanted[index], actual[index])) return differentLine(wanted, actual, index);
  }
  return undefined;
}

/** Lines that a reader types at a prompt: `> When?` */
const TYPED = /^> (.+)$/gm;

/** Returns what a page's reader types at the prompts of a program. */
export function typedLines(text: string): string[] {
  return [...text.matchAll(TYPED)].map(([, line = ""]) => line);
}

/** Without a terminal, what is typed does not appear in the output, nor does its line break. */
function withoutTyped(text: string): string {
  const typed = typedLines(text).length > 0;
  return typed ? text.replace(/^> .+\n/gm, "> ").replace(/^>\n/m, "> ") : text;
}

function differentLine(wanted: readonly string[], actual: readonly string[], index: number) {
  const shown = actual[index] === undefined ? "nothing more" : show(actual[index]);
  const message =
    wanted[index] === undefined
      ? `The sample prints more than the page says: ${shown}.`
      : `The sample prints ${shown}, and not ${show(wanted[index])}.`;
  return { line: Math.min(index, wanted.length - 1), message };
}

function show(text: string): string {
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}

/** Finds the wanted lines, one after the other, in the last place where the first of them is. */
function comparePart(wanted: readonly string[], actual: readonly string[]) {
  const last = wanted.length - 1;
  let best = 0;
  for (let start = 0; start < actual.length; start += 1) {
    const same = wanted.findIndex((line, index) => !isSameLine(line, actual[start + index], true));
    if (same < 0) return undefined;
    best = Math.max(best, same);
  }
  const line = Math.min(best, last);
  return { line, message: `The sample does not print ${show(wanted[line] ?? "")} here.` };
}

const ID = /\b(chat|msg|lead|appt|handoff)_[0-9A-Z]{10,26}\b/g;

/** Numbers the ids in the order in which they appear. */
function renameIds(text: string): string {
  const names = new Map<string, string>();
  return text.replace(ID, (id, kind: string) => {
    const name = names.get(id) ?? `${kind}_${names.size + 1}`;
    names.set(id, name);
    return name;
  });
}

/** Times, dates and durations. */
const TIMES =
  /\d{4}-\d\d-\d\dT[\d:.]+Z|\d{4}-\d\d-\d\d|\b[A-Z][a-z]+ \d{1,2}, \d\d:\d\d|\b[\d.]+ ms\b/g;

/** Lines of a part of the output may have other text before them, e.g. of another program. */
function isSameLine(wanted: string | undefined, actual: string | undefined, isPart = false) {
  if (wanted === undefined || actual === undefined) return wanted === actual;
  const [a, b] = [wanted.trimEnd(), actual.trimEnd()];
  const mask = (text: string) =>
    text.replace(TIMES, (time) => time.replace(/\d+|[A-Z][a-z]+|\./g, ""));
  return a === b || mask(a) === mask(b) || (isPart && mask(b).endsWith(mask(a)));
}

function compareWords(words: string, printed: string): Difference | undefined {
  const plain = (text: string) => text.replace(ID, "$1_").replace(/\s+/g, "");
  if (plain(printed).includes(plain(words))) return undefined;
  const shown = printed.trim() === "" ? "It prints nothing." : `It prints ${show(printed.trim())}.`;
  return { line: 0, message: `The sample does not print ${show(words)}. ${shown}` };
}

function compareJson({ text, isPart }: Expected, printed: string): Difference | undefined {
  const wanted: unknown = JSON.parse(text);
  const values = [printed, ...printed.split("\n")].flatMap(parseJson);
  const names = Object.keys(wanted as object);
  const common = (value: object) => names.filter((name) => name in value).length;
  const [similar] = values.toSorted((a, b) => common(b) - common(a));
  if (!similar) return { line: 0, message: `The sample prints no JSON: ${show(printed)}.` };
  const first = jsonDifference(wanted, similar, isPart, "");
  if (first === undefined) return undefined;
  const key = first
    .split(" ")[0]
    ?.split("/")
    .findLast((part) => !/^\d*$/.test(part));
  const line = text.split("\n").findIndex((it) => it.includes(`"${key}"`));
  return { line: Math.max(0, line), message: `The sample prints other JSON: ${first}.` };
}

function parseJson(text: string): object[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? [value] : [];
  } catch {
    return [];
  }
}

/** Returns the first difference as a JSON pointer and words. */
function jsonDifference(
  wanted: unknown,
  actual: unknown,
  isPart: boolean,
  pointer: string,
): string | undefined {
  if (typeof wanted === "string" && typeof actual === "string") {
    const plain = (text: string) => text.replace(ID, "$1_");
    const isSame = isSameLine(plain(wanted), plain(actual));
    return isSame ? undefined : `${pointer} is ${show(actual)}, and not ${show(wanted)}`;
  }
  const isComposite = [wanted, actual].every((it) => typeof it === "object" && it !== null);
  if (!isComposite) {
    return wanted === actual
      ? undefined
      : `${pointer} is ${JSON.stringify(actual) ?? "absent"}, and not ${JSON.stringify(wanted)}`;
  }
  const [a, b] = [wanted as Record<string, unknown>, actual as Record<string, unknown>];
  const keys = isPart ? Object.keys(a) : [...new Set([...Object.keys(a), ...Object.keys(b)])];
  for (const key of keys) {
    const difference = jsonDifference(a[key], b[key], isPart, `${pointer}/${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
