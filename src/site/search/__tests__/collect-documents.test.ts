import type { SearchDocument } from "../api-documents";
import { collectDocuments } from "../collect-documents";
import { leadingTerms, textTerms } from "../plugin-options";

const NOW = new Date("2025-01-01");

const page = {
  permalink: "/docs/api/external/chat",
  file: "content/docs/chat.mdx",
  title: "Chats",
  description: "Open a chat.",
  keywords: ["paging"],
  draft: false,
  unlisted: false,
  body: {
    exportTree: [
      ["p", 0, "Lead text"],
      ["h2", { id: "first" }, "First"],
      ["p", 0, "Alpha"],
      ["CodeBlock", { code: "POST /chat" }],
      ["div", 0, ["h4", { id: "conflict" }, "Second one"], ["p", 0, "Béta"]],
      ["p", 0, "gamma gamma delta"],
    ],
  },
};
const post = {
  ...page,
  permalink: "/blog/a",
  date: "2024-05-01",
  tagKeys: ["n8n"],
  authorKeys: ["team"],
};

const empty = {
  pageNavigation: [],
  allDocPage: { nodes: [] },
  allStandalonePage: { nodes: [] },
  allBlogPost: { nodes: [] },
  allCategory: { nodes: [] },
  allTag: { nodes: [] },
  allAuthor: { nodes: [] },
  allApiDocument: { nodes: [] },
  allApiOperation: { nodes: [] },
  allApiSchema: { nodes: [] },
};

function documentsOf(data: object): SearchDocument[] {
  return collectDocuments({ ...empty, ...data } as unknown as Queries.SearchIndexQuery, NOW);
}

const addresses = (data: object) => documentsOf(data).map(({ entry }) => entry.u);

describe("collectDocuments", () => {
  it("makes the page, and each of its sections with the words and code below its heading", () => {
    const documents = documentsOf({
      allDocPage: { nodes: [page] },
      pageNavigation: [
        { permalink: page.permalink, sidebar: "api", breadcrumbs: [{ label: "External" }] },
      ],
    });
    expect(documents.map(({ entry, text }) => [entry, text])).toEqual([
      [{ u: "/docs/api/external/chat", t: "Chats", k: "a", c: "External" }, "Lead text"],
      [{ u: "#first", t: "First" }, "Alpha\fPOST /chat"],
      [{ u: "#conflict", t: "Second one" }, "Béta\ngamma gamma delta"],
    ]);
  });

  it("puts the prose of a section before its code, and keeps a section that only has code", () => {
    const exportTree = [
      ["CodeBlock", { code: "curl /chat" }],
      ["h2", { id: "first" }, "First"],
      ["CodeBlock", { code: "POST /chat" }],
      ["ul", 0, ["li", 0, ["p", 0, "Alpha"], ["CodeBlock", { code: "GET /chat" }]]],
    ];
    const documents = documentsOf({ allDocPage: { nodes: [{ ...page, body: { exportTree } }] } });
    expect(documents.map(({ text }) => text)).toEqual([
      "curl /chat",
      "Alpha\fPOST /chat\nGET /chat",
    ]);
  });

  it("finds the page that is built where two have one address", () => {
    const other = { ...page, file: "content/docs/chat.md", title: "Other" };
    const documents = documentsOf({ allDocPage: { nodes: [page, other] } });
    const titles = documents.flatMap(({ entry }) => (entry.u === page.permalink ? [entry.t] : []));
    expect(titles).toEqual(["Other"]);
  });

  it("leaves out a page at whose address an unlisted page or a post is built", () => {
    const first = { permalink: page.permalink, file: "content/a.md" };
    const unlisted = { allDocPage: { nodes: [page, { ...page, ...first, unlisted: true }] } };
    expect(addresses(unlisted)).toEqual([]);
    const asPost = { ...post, ...first, title: "The post" };
    const documents = documentsOf({
      allDocPage: { nodes: [page] },
      allBlogPost: { nodes: [asPost] },
    });
    const titles = documents.flatMap(({ entry }) => (entry.u === page.permalink ? [entry.t] : []));
    expect(titles).toEqual(["The post"]);
  });

  it.each([
    ["drafts", { allDocPage: { nodes: [{ ...page, draft: true }] } }],
    ["unlisted pages", { allStandalonePage: { nodes: [{ ...page, unlisted: true }] } }],
    ["posts whose day has not come", { allBlogPost: { nodes: [{ ...post, date: "2025-02-01" }] } }],
    ["categories without a page", { allCategory: { nodes: [{ permalink: null, title: "X" }] } }],
    ["tags without posts", { allTag: { nodes: [{ key: "n8n", permalink: "/blog/tags/n8n" }] } }],
    ["authors without posts", { allAuthor: { nodes: [{ key: "team", permalink: "/x" }] } }],
  ])("leaves out %s", (_, data) => expect(addresses(data)).toEqual([]));

  it("begins the places of pages with the API if there are several", () => {
    const api = (id: string) => ({
      documentId: id,
      title: `API ${id}`,
      permalink: `/${id}`,
      description: "",
      errorIndex: { pageType: "errors", codes: [], statuses: [] },
      tags: [],
    });
    const schema = (documentId: string) => ({
      documentId,
      name: "Pet",
      title: "Pet",
      permalink: `/${documentId}/schemas/pet`,
      order: 0,
      markdownPage: { pageType: "schema", schema: { anchor: "Pet", type: "object" } },
    });
    const placesOf = (ids: string[]) =>
      documentsOf({
        allApiDocument: { nodes: ids.map(api) },
        allApiSchema: { nodes: [...ids].reverse().map(schema) },
        pageNavigation: [{ permalink: "/a", sidebar: "a", breadcrumbs: [{ label: "Reference" }] }],
      }).map(({ entry }) => [entry.u, entry.c]);
    expect(placesOf(["a"])).toEqual([
      ["/a/schemas/pet", "Schemas"],
      ["/a", "Reference"],
      ["/a/errors", undefined],
    ]);
    expect(placesOf(["a", "b"])).toEqual([
      ["/a/schemas/pet", "API a › Schemas"],
      ["/b/schemas/pet", "API b › Schemas"],
      ["/a", "API a › Reference"],
      ["/a/errors", "API a"],
      ["/b", "API b"],
      ["/b/errors", "API b"],
    ]);
  });

  it("names the tags and authors of posts", () => {
    const found = addresses({
      allBlogPost: { nodes: [{ ...post, body: { exportTree: [] } }] },
      allTag: { nodes: [{ key: "n8n", label: "n8n", permalink: "/blog/tags/n8n" }] },
      allAuthor: { nodes: [{ key: "team", name: "Team", permalink: "/blog/authors/team" }] },
    });
    expect(found).toEqual(["/blog/a", "/blog/authors/team", "/blog/tags/n8n"]);
  });

  it("makes operations with parameters and the fields of bodies, at their anchors", () => {
    const schemaAt = (anchor: string) => ({
      anchor,
      type: "object",
      members: [["client_id"], ["state", "ok"]].map(([label, name]) => ({
        kind: "row",
        label,
        isName: true,
        schema: {
          anchor: `${anchor}.${label}`,
          type: "string",
          lists: [{ enum: name ? [{ name }] : [] }],
        },
      })),
    });
    const documents = documentsOf({
      allApiOperation: {
        nodes: [
          {
            documentId: "v2",
            permalink: "/docs/api/open",
            title: "Open",
            method: "post",
            pathTemplate: "/chat",
            operationId: "openChat",
            description: "Opens.",
            order: 0,
            tag: { title: "Chat" },
            parameters: [{ name: "limit", in: "query", anchor: "parameter-query-limit" }],
            markdownPage: {
              pageType: "operation",
              description: "Opens.\n\nIt is **free**.",
              requestBody: { content: [{ schema: schemaAt("request-body") }] },
            },
          },
        ],
      },
      allApiSchema: {
        nodes: [
          {
            documentId: "v2",
            name: "NewChat",
            title: "NewChat",
            permalink: "/docs/api/schemas/new-chat",
            description: "",
            order: 0,
            markdownPage: { pageType: "schema", schema: schemaAt("NewChat") },
          },
        ],
      },
    });
    expect(documents.map(({ entry }) => [entry.u, entry.y, entry.s])).toEqual([
      ["/docs/api/open", "o", "POST /chat"],
      ["#parameter-query-limit", "p", "query"],
      ["#request-body.client_id", "f", "string"],
      ["#request-body.state", "f", "string"],
      ["/docs/api/schemas/new-chat", "s", undefined],
      ["#NewChat.client_id", "f", "string"],
      ["#NewChat.state", "f", "string"],
    ]);
    expect(documents[3]?.words).toContain("ok");
    expect(documents[0]?.text).toBe("Opens.\nIt is free.");
  });

  it("gives pages in one order, in whatever order they were read", () => {
    const pages = ["/docs/b", "/docs/a", "/docs/c"].map((permalink) => ({ ...page, permalink }));
    const documents = documentsOf({ allDocPage: { nodes: pages } });
    expect(documents).toEqual(documentsOf({ allDocPage: { nodes: [...pages].reverse() } }));
  });

  it("adds the texts of links from other pages to what they lead to", () => {
    const link = (href: string, text: string) => ["a", { href }, text];
    const from = {
      ...page,
      permalink: "/docs/b",
      body: {
        exportTree: [
          ["p", 0, link(page.permalink, "list chats"), link(`${page.permalink}#first`, "filter")],
          ["p", 0, link(page.permalink, "read them"), link("/docs/b#here", "below")],
        ],
      },
    };
    const documents = documentsOf({ allDocPage: { nodes: [page, from] } });
    expect(documents.flatMap(({ entry, links }) => (links ? [[entry.u, links]] : []))).toEqual([
      [page.permalink, [" list chats read them"]],
      ["#first", [" filter"]],
    ]);
  });

  it("marks sections that are named by an error code", () => {
    const errorIndex = {
      pageType: "errors",
      codes: [{ code: "conflict", description: "Too late.", statuses: ["409"], places: [] }],
      statuses: [{ status: "409", words: "Conflict", codes: ["conflict"], places: [] }],
    };
    const documents = documentsOf({
      allDocPage: { nodes: [page] },
      allApiDocument: {
        nodes: [{ title: "API", permalink: "/docs/api", description: "", tags: [], errorIndex }],
      },
    });
    const marked = documents.filter(({ entry }) => entry.y === "e").map(({ entry }) => entry.u);
    expect(marked).toEqual(["#conflict", "#code-conflict", "#status-409"]);
    expect(documents[2]?.words).toContain("Too late.");
  });
});

describe("terms of a document", () => {
  const document: SearchDocument = {
    entry: { u: "/x", t: "Paging through chats" },
    keywords: "pages",
    words: "cursor chats",
    links: ["read on", "read further", "chats"],
    text: "The cursor of chats ends after 24 hours, 2 days or 365 days. Days!",
  };

  it("are those of its title, of its keywords and shared links, of its description and links", () => {
    expect(leadingTerms(document)).toEqual(["0pag", "0chat", "1read", "2cursor", "2further"]);
  });

  it("are then those that are often in the text, and the others, without small numbers", () => {
    expect(textTerms(document)).toEqual(["3day", "4end", "4hour", "4365"]);
  });
});
