import type { LocalProblem } from "../../../../packages/problems";
import type { YamlText } from "../yaml/read-yaml";

/** An entry of a data file that has a page of its own. */
interface Addressed {
  key: string;
  permalink: string | null;
}

/**
 * Entries of a data file whose address another one has already.
 *
 * @param subject first part of the problems' codes: `tags`
 */
export function findDuplicatePermalinks(
  subject: string,
  entries: readonly Addressed[],
  placeOf: YamlText["placeOf"],
): LocalProblem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ key, permalink }) => {
    if (permalink === null) return [];
    const owner = owners.get(permalink);
    owners.set(permalink, owner ?? key);
    if (owner === undefined) return [];
    return {
      code: `${subject}/duplicate-permalink`,
      severity: "error" as const,
      ...placeOf([key]),
      message: `The address of "${key}" is taken already, by "${owner}".`,
      value: permalink,
      hint: "Give one of the two another `permalink`, or make one of them.",
    };
  });
}
