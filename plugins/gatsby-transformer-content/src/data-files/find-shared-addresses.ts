import type { LocalProblem } from "../problem";
import type { YamlText } from "../yaml/read-yaml";

/** Entries of a data file whose pages would stand at the address of an earlier entry. */
export function findSharedAddresses(
  entries: ReadonlyArray<{ key: string; permalink: string | null }>,
  subject: string,
  placeOf: YamlText["placeOf"],
): LocalProblem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ key, permalink }) => {
    if (permalink === null) return [];
    const owner = owners.get(permalink);
    if (owner === undefined) {
      owners.set(permalink, key);
      return [];
    }
    return [
      {
        code: `${subject}/duplicate-permalink`,
        severity: "error" as const,
        ...placeOf([key]),
        message: `"${key}" has the address of "${owner}".`,
        value: permalink,
        hint: "Give one of the two another key, or a `permalink` of its own.",
      },
    ];
  });
}
