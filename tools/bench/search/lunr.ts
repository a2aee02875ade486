import lunr from "lunr";
import type { BenchDocument, Engine } from "./engine";
import { compressedSize } from "./measure";

/** Weights of the fields, those of MiniSearch here. */
const BOOSTS = { title: 4, pageTitle: 2, allWords: 2, text: 1 } as const;

/** Lunr as sites use it: each word of the query, and longer words for the last one. */
export const lunrEngine: Engine = {
  name: "Lunr 2",
  build: (documents) => {
    const built = lunr((builder) => {
      builder.ref("id");
      for (const [field, boost] of Object.entries(BOOSTS)) builder.field(field, { boost });
      for (const document of documents) builder.add(document);
    });
    const index = JSON.stringify(built);
    const bytes = compressedSize(index) + compressedSize(JSON.stringify(documents.map(toStored)));
    const urls = new Map(documents.map(({ id, url }) => [String(id), url]));
    return {
      firstBytes: bytes,
      allBytes: bytes,
      load: () => {
        const loaded = lunr.Index.load(JSON.parse(index));
        return { search: (query) => find(loaded, query).map(({ ref }) => urls.get(ref) ?? "") };
      },
    };
  },
};

function toStored({ url, title }: BenchDocument) {
  return { url, title };
}

function find(index: lunr.Index, query: string): lunr.Index.Result[] {
  return index.query((builder) => {
    const words = lunr.tokenizer(query).map(String);
    words.forEach((word, place) => {
      builder.term(word, {});
      const { TRAILING } = lunr.Query.wildcard;
      if (place === words.length - 1) builder.term(word, { wildcard: TRAILING, boost: 0.5 });
    });
  });
}
