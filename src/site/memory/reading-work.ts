import { diskFiles } from "../../../plugins/gatsby-transformer-content";
import type { ContentFiles } from "../../../plugins/gatsby-transformer-content";
import { digestOf } from "./memory";
import type { Memory } from "./memory";

/** What work saw of the disk: a file's text or the names in a folder, as a digest. */
type Seen = [kind: keyof ContentFiles, path: string, digest: string];

interface Kept<Result> {
  result: Result;
  seen: Seen[];
}

/**
 * Does work that reads files besides its input, unless its result is known and all of these files are
 * as they were.
 *
 * @param isKept whether a result may be kept
 */
export async function recallReading<Result>(
  memory: Memory,
  work: string,
  input: unknown,
  make: (files: ContentFiles) => Promise<Result>,
  isKept: (result: Result) => boolean = () => true,
): Promise<Result> {
  const known = memory.get<Kept<Result>>(work, input);
  if (known && (await isAsSeen(known.seen))) return known.result;
  const seen: Seen[] = [];
  const result = await make(watchedDisk(seen));
  if (isKept(result)) memory.keep(work, input, { result, seen } satisfies Kept<Result>);
  return result;
}

function watchedDisk(seen: Seen[]): ContentFiles {
  const note = async <Found>(kind: Seen[0], path: string, reading: Promise<Found>) => {
    const found = await reading;
    seen.push([kind, path, digestOf(found ?? [])]);
    return found;
  };
  return {
    read: (file) => note("read", file, diskFiles.read(file)),
    list: (folder) => note("list", folder, diskFiles.list(folder)),
  };
}

async function isAsSeen(seen: readonly Seen[]): Promise<boolean> {
  const looks = seen.map(
    async ([kind, path, digest]) => digestOf((await diskFiles[kind](path)) ?? []) === digest,
  );
  return (await Promise.all(looks)).every(Boolean);
}
