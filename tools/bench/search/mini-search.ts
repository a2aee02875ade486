import MiniSearch from "minisearch";
import type { Engine } from "./engine";
import { compressedSize } from "./measure";

const INDEX_OPTIONS = {
  fields: ["title", "pageTitle", "allWords", "text"],
  storeFields: ["url", "title"],
};
const SEARCH_OPTIONS = {
  prefix: true,
  fuzzy: 0.2,
  boost: { title: 4, pageTitle: 2, allWords: 2 },
};

/** MiniSearch with the settings that VitePress, and sites like it, use. */
export const miniSearch: Engine = {
  name: "MiniSearch 7",
  build: (documents) => {
    const engine = new MiniSearch(INDEX_OPTIONS);
    engine.addAll(documents);
    const index = JSON.stringify(engine);
    const bytes = compressedSize(index);
    return {
      firstBytes: bytes,
      allBytes: bytes,
      load: () => {
        const loaded = MiniSearch.loadJSON(index, INDEX_OPTIONS);
        return {
          search: (query) => loaded.search(query, SEARCH_OPTIONS).map(({ url }) => String(url)),
        };
      },
    };
  },
};
