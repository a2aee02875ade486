import { loadDocument } from "../../../plugins/gatsby-source-openapi";
import type { ContentFiles } from "../../../plugins/gatsby-transformer-content/compiler";
import { compileContent, diskFiles } from "../../../plugins/gatsby-transformer-content/compiler";
import type { CachedWork } from "../data-layer";
import type { Cache } from "./cache";
import { digestOf } from "./cache";

/** A read of the disk, with the digest of the text of a file or of the names in a folder. */
type Read = [kind: keyof ContentFiles, path: string, digest: string];

interface Stored<Result> {
  result: Result;
  reads: Read[];
}

/**
 * Calls a function that reads files, unless its result is stored and none of these files has changed.
 *
 * @param mayStore returns whether a result may be stored
 */
export async function memoizeWithFiles<Result>(
  cache: Cache,
  name: string,
  input: unknown,
  compute: (files: ContentFiles) => Promise<Result>,
  mayStore: (result: Result) => boolean = () => true,
): Promise<Result> {
  const known = cache.get<Stored<Result>>(name, input);
  if (known && (await areUnchanged(known.reads))) return known.result;
  const reads: Read[] = [];
  const result = await compute(recordReads(reads));
  if (mayStore(result)) cache.set(name, input, { result, reads } satisfies Stored<Result>);
  return result;
}

function recordReads(reads: Read[]): ContentFiles {
  const record = async <Found>(kind: Read[0], path: string, reading: Promise<Found>) => {
    const found = await reading;
    reads.push([kind, path, digestOf(found ?? [])]);
    return found;
  };
  return {
    read: (file) => record("read", file, diskFiles.read(file)),
    list: (folder) => record("list", folder, diskFiles.list(folder)),
  };
}

async function areUnchanged(reads: readonly Read[]): Promise<boolean> {
  const comparisons = reads.map(
    async ([kind, path, digest]) => digestOf((await diskFiles[kind](path)) ?? []) === digest,
  );
  return (await Promise.all(comparisons)).every(Boolean);
}

/** Returns the slowest functions of a check, cached. */
export function cachedWork(cache: Cache): CachedWork {
  return { compile: cachedCompiler(cache), load: cachedLoader(cache) };
}

/**
 * Compiles bodies for checks. Their code is not highlighted, since no page is rendered.
 */
function cachedCompiler(cache: Cache): typeof compileContent {
  const highlight = async (code: string) => code.split("\n");
  return (body, dialect, options) =>
    memoizeWithFiles(cache, "body", [body, dialect, options], (files) =>
      compileContent(body, dialect, options && { ...options, files, highlight }),
    );
}

/** Loads OpenAPI documents. One with problems is not stored: it may refer to files to be added later. */
export function cachedLoader(cache: Cache): typeof loadDocument {
  return (options) =>
    memoizeWithFiles(
      cache,
      "document",
      options,
      async (files) => {
        const loaded = await loadDocument(options);
        for (const file of loaded.files) await files.read(file);
        return loaded;
      },
      ({ problems }) => problems.length === 0,
    );
}
