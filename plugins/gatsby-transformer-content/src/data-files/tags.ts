import kebabCase from "lodash/kebabCase";
import { z } from "zod";
import { strict } from "./strict";

/** One entry of `tags.yml`; the key alone is enough. */
const tagEntry = strict({
  label: z.string().optional(),
  description: z.string().optional(),
  permalink: z.string().optional(),
}).nullable();

/** `tags.yml`: tags by key. */
export const tagsFile = z.record(z.string(), tagEntry);

/** A tag with its defaults filled in. */
export interface TagDefinition {
  key: string;
  label: string;
  description: string | null;
  permalink: string;
}

/** Fills in what an entry of `tags.yml` leaves out. */
export function toTagDefinitions(
  entries: z.output<typeof tagsFile>,
  basePath: string,
): TagDefinition[] {
  return Object.entries(entries).map(([key, entry]) => ({
    key,
    label: entry?.label ?? key.charAt(0).toUpperCase() + key.slice(1),
    description: entry?.description ?? null,
    permalink: `${basePath}/tags/${(entry?.permalink ?? kebabCase(key)).replace(/^\//, "")}`,
  }));
}
