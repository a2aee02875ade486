import { sidebarsFile } from "../data-files/sidebars";
import type { SidebarItemSpec } from "../data-files/sidebars";
import { validate, valueAt } from "../front-matter/validate";
import type { Validated } from "../front-matter/validate";
import { readYaml } from "../yaml/read-yaml";
import type { YamlPath } from "../yaml/place-of-key";
import type { Place } from "../../../../packages/problems";
import { expandSidebars } from "./expand-sidebars";
import { loadScript } from "./load-script";
import { placeInScript } from "./place-in-script";

/** Declared sidebars by name. */
export type DeclaredSidebars = Record<string, SidebarItemSpec[]>;

const SCRIPT = /\.[cm]?[jt]s$/;

/** Reads a file that declares sidebars: YAML, JSON, JavaScript or TypeScript. */
export function readSidebars(file: string, source: string): Validated<DeclaredSidebars> {
  if (SCRIPT.test(file)) {
    const { data, problems } = loadScript(file);
    if (problems.length > 0) return { problems };
    const expanded = expandSidebars(data).data;
    const placeOf = (path: YamlPath) =>
      placeInScript(source, [valueAt(expanded, path), ...[...path].reverse()]);
    return validate({ schema: sidebarsFile, data: expanded, placeOf, subject: "sidebars" });
  }
  const yaml = readYaml(source);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const { data, sourcePath } = expandSidebars(yaml.data ?? {});
  const placeOf = (path: YamlPath) => yaml.placeOf(sourcePath(path));
  return validate({ schema: sidebarsFile, data, placeOf, subject: "sidebars" });
}

/**
 * Where an entry stands in a file that declares sidebars.
 *
 * @param path of the entry in the expanded sidebars
 * @param value of the entry, by which a script is searched
 */
export function placeInSidebars(
  file: string,
  source: string,
  path: YamlPath,
  value: string,
): Place {
  if (SCRIPT.test(file)) return placeInScript(source, [value, ...[...path].reverse()]);
  const { data, placeOf } = readYaml(source);
  return placeOf(expandSidebars(data).sourcePath(path));
}
