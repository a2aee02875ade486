import { existsSync, readFileSync } from "node:fs";
import { splitFrontMatter } from "../../../plugins/gatsby-transformer-content";
import type { Place } from "../../../packages/problems";

/**
 * Where a value stands in the front matter of a file: in the list under `key`, or at the key itself.
 * Reads the file, as places are wanted only for the few values that are wrong.
 */
export function placeInFrontMatter(file: string, key: string, value: string): Place {
  const { data, placeOf } = splitFrontMatter(readFileSync(file, "utf8"));
  const list = data[key];
  const index = Array.isArray(list) ? list.indexOf(value) : -1;
  return placeOf(index < 0 ? [key] : [key, index]);
}

/** Where a page says its address: at its `slug`, else at its start, as its file's name says it. */
export function placeOfSlug(file: string): Place {
  const { data, placeOf } = splitFrontMatter(existsSync(file) ? readFileSync(file, "utf8") : "");
  return data.slug === undefined ? { line: 1, column: 1 } : placeOf(["slug"]);
}
