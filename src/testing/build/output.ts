import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** Reads a folder: a digest for the path of each file in it. */
export async function readOutput(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const digests = await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const digest = createHash("sha1")
        .update(await readFile(file))
        .digest("hex");
      return [path.relative(folder, file), digest] as const;
    }),
  );
  return new Map(digests);
}

/** Lists how one output differs from another: files that are missing, left over or different. */
export function compareOutputs(
  actual: ReadonlyMap<string, string>,
  expected: ReadonlyMap<string, string>,
): string[] {
  const files = [...new Set([...actual.keys(), ...expected.keys()])].sort();
  return files.flatMap((file) => {
    if (!actual.has(file)) return [`${file} is missing`];
    if (!expected.has(file)) return [`${file} is left over`];
    return actual.get(file) === expected.get(file) ? [] : [`${file} differs`];
  });
}
