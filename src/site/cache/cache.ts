import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

/** Results of pure functions, stored between runs of a command. */
export interface Cache {
  /** Returns the result of a function for an input; `undefined` if it is not stored. */
  get: <Result>(name: string, input: unknown) => Result | undefined;
  set: (name: string, input: unknown, result: unknown) => void;
  /** Writes the results that this run has used, and drops all others. */
  save: () => void;
}

/** Stores nothing. */
export const NO_CACHE: Cache = {
  get: () => undefined,
  set: () => undefined,
  save: () => undefined,
};

/**
 * Opens a cache.
 *
 * @param file where it is stored; a missing or damaged file is an empty cache
 * @param code digest of the code that computes results: those of other code are not used
 */
export function openCache(file: string, code: string): Cache {
  const known = readEntries(file, code);
  const used: Entries["entries"] = new Map();
  let isNew = false;
  const get = <Result>(name: string, input: unknown) => {
    const key = keyOf(name, input);
    const result = used.get(key) ?? known.get(key);
    if (result) used.set(key, result);
    return result && (deserialize(result) as Result);
  };
  const set: Cache["set"] = (name, input, result) => {
    used.set(keyOf(name, input), serialize(result));
    isNew = true;
  };
  const save = () => {
    if (isNew || used.size < known.size) writeEntries(file, { code, entries: used });
  };
  return { get, set, save };
}

/** Calls a pure function, unless its result is stored. */
export function memoize<Result>(
  cache: Cache,
  name: string,
  input: unknown,
  compute: () => Result,
): Result {
  const known = cache.get<Result>(name, input);
  if (known !== undefined) return known;
  const result = compute();
  cache.set(name, input, result);
  return result;
}

/** Returns the digest of a text, or of a value as JSON. */
export function digestOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return createHash("sha1").update(text).digest("base64");
}

function keyOf(name: string, input: unknown): string {
  return `${name} ${digestOf(input)}`;
}

/** Results are stored serialized, so that a caller that changes one does not change the cache. */
interface Entries {
  code: string;
  entries: Map<string, Buffer>;
}

function readEntries(file: string, code: string): Entries["entries"] {
  try {
    const stored = deserialize(readFileSync(file)) as Entries;
    return stored.code === code ? stored.entries : new Map();
  } catch {
    // There is no file yet, or one of another version of Node.js.
    return new Map();
  }
}

/** Failing to write only makes the next run slower. Runs at the same time may both write. */
function writeEntries(file: string, entries: Entries): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize(entries));
    renameSync(unfinished, file);
  } catch {
    // For example, where the project's folder is read-only.
  }
}
