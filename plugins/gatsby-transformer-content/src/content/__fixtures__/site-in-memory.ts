import path from "node:path";
import type { PageLocation } from "../content-file";

/** A place of a page among files that exist only in a test. */
export function siteInMemory(page: string, files: Readonly<Record<string, string>>): PageLocation {
  const texts = new Map(Object.entries(files).map(([name, text]) => [`/site/${name}`, text]));
  return {
    path: `/site/${page}`,
    contentRoot: "/site",
    files: {
      read: async (file) => texts.get(file),
      list: async (folder) =>
        [...texts.keys()]
          .filter((file) => path.dirname(file) === folder)
          .map((file) => path.basename(file)),
    },
  };
}
