import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";

/** Results of work, kept from one run of a command to the next. */
export interface Memory {
  /** What the same work gave for the same input; `undefined` where that is not known. */
  get: <Result>(work: string, input: unknown) => Result | undefined;
  keep: (work: string, input: unknown, result: unknown) => void;
  /** Writes what this run has used. What it had no use for is forgotten. */
  save: () => void;
}

/** Remembers nothing. */
export const NO_MEMORY: Memory = {
  get: () => undefined,
  keep: () => undefined,
  save: () => undefined,
};

/**
 * Opens a memory.
 *
 * @param file in which it is kept; one that is missing or damaged is an empty memory
 * @param code digest of the code that does the work: what other code found is not used
 */
export function openMemory(file: string, code: string): Memory {
  const known = readEntries(file, code);
  const used: Entries["entries"] = new Map();
  let isNew = false;
  const get = <Result>(work: string, input: unknown) => {
    const key = keyOf(work, input);
    const result = used.get(key) ?? known.get(key);
    if (result) used.set(key, result);
    return result && (deserialize(result) as Result);
  };
  const keep: Memory["keep"] = (work, input, result) => {
    used.set(keyOf(work, input), serialize(result));
    isNew = true;
  };
  const save = () => {
    if (isNew || used.size < known.size) writeEntries(file, { code, entries: used });
  };
  return { get, keep, save };
}

/** Does pure work, unless its result is known. */
export function recall<Result>(
  memory: Memory,
  work: string,
  input: unknown,
  make: () => Result,
): Result {
  const known = memory.get<Result>(work, input);
  if (known !== undefined) return known;
  const result = make();
  memory.keep(work, input, result);
  return result;
}

/** Digest of a value, or of a text. */
export function digestOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return createHash("sha1").update(text).digest("base64");
}

function keyOf(work: string, input: unknown): string {
  return `${work} ${digestOf(input)}`;
}

/** Results are packed at once, so that whoever changes what it got changes nothing here. */
interface Entries {
  code: string;
  entries: Map<string, Buffer>;
}

function readEntries(file: string, code: string): Entries["entries"] {
  try {
    const kept = deserialize(readFileSync(file)) as Entries;
    return kept.code === code ? kept.entries : new Map();
  } catch {
    // Nothing has been kept yet, or by another version of Node.js.
    return new Map();
  }
}

/** A memory that cannot be written is only a slower next run. Runs at the same time may both write. */
function writeEntries(file: string, entries: Entries): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize(entries));
    renameSync(unfinished, file);
  } catch {
    // As where the project's folder is read-only.
  }
}
