import { searchOptions } from "../plugin-options";

const page = {
  permalink: "/docs/api/external/chat",
  title: "Chats",
  description: "Open a chat.",
  draft: false,
  unlisted: false,
  headings: [
    { text: "First", id: "first" },
    { text: "Second one", id: "second-one" },
  ],
  body: { plainText: "Lead text\nFirst\nAlpha\nSecond one\nBéta\ngamma" },
};

function documentsOf(...pages: Array<Partial<typeof page>>) {
  const nodes = pages.map((fields) => ({ ...page, ...fields }));
  return searchOptions.normalizer({ data: { allDocPage: { nodes }, allBlogPost: { nodes: [] } } });
}

describe("what the search index holds", () => {
  it("is the page, and each of its sections with the words below its heading", () => {
    expect(documentsOf({}).map(({ u, t, k, x }) => [u, t, k, x])).toEqual([
      ["/docs/api/external/chat", "Chats", "a", "chats open a chat. lead text"],
      ["/docs/api/external/chat#first", "First", "a", "first alpha"],
      ["/docs/api/external/chat#second-one", "Second one", "a", "second one beta gamma"],
    ]);
  });

  it("is nothing of drafts and unlisted pages", () => {
    expect(documentsOf({ draft: true }, { unlisted: true })).toEqual([]);
  });
});
