import FlexSearch from "flexsearch";
import type { BenchDocument, Engine } from "./engine";
import { compressedSize } from "./measure";

/** The field that is indexed, on one line: the engine reads a line break as a letter. */
function textOf({ title, pageTitle, allWords, text }: BenchDocument): string {
  return [title, pageTitle, allWords, text].join(" ").replace(/\s+/g, " ");
}

/**
 * FlexSearch as gatsby-plugin-local-search uses it.
 *
 * @param options `engineOptions` of the plugin
 * @param searchOptions passed to `search`
 */
export function plainFlexSearch(name: string, options: object, searchOptions: object = {}): Engine {
  return {
    name,
    build: (documents) => {
      const engine = FlexSearch.create(options);
      for (const document of documents) {
        engine.add(document.id, JSON.stringify({ x: textOf(document) }));
      }
      const index = engine.export();
      const store = JSON.stringify(
        Object.fromEntries(documents.map(({ id, url, title }) => [id, { u: url, t: title }])),
      );
      const bytes = compressedSize(index) + compressedSize(store);
      return {
        firstBytes: bytes,
        allBytes: bytes,
        load: () => {
          const loaded = FlexSearch.create(options);
          loaded.import(index);
          const entries = JSON.parse(store) as Record<string, { u: string }>;
          return {
            search: (query) =>
              (loaded.search(query, { limit: 50, ...searchOptions }) as unknown as number[]).map(
                (id) => entries[id]?.u ?? "",
              ),
          };
        },
      };
    },
  };
}
