import { htmlOf } from "../../content/__fixtures__/html-of";
import type { ContentNode } from "../../content/types";
import type { NavItem } from "../../navigation/types";
import { resolveTree } from "../../resolve-tree";
import type { ApiEmbed, EmbedData } from "../api";
import { findUnknownPart } from "../api";
import { loadEmbeds } from "../resolve-embeds";

const text = (typeLabel: string) => ({ typeLabel });
const pet = {
  name: "Pet",
  title: "Pet",
  permalink: "/docs/api/schemas/pet",
  description: "An animal.",
  schema: {
    typeLabel: "object",
    properties: [
      {
        name: "name",
        required: true,
        schema: { ...text("string"), description: "Its `name`.\n\nMore." },
      },
      {
        name: "kin",
        required: false,
        schema: {
          typeLabel: "array of Pet",
          items: { typeLabel: "Pet", ref: { name: "Pet", permalink: "/docs/api/schemas/pet" } },
        },
      },
    ],
  },
};
const operation = {
  slug: "make-pet",
  operationId: "makePet",
  method: "POST",
  pathTemplate: "/pets",
  permalink: "/docs/api/make-pet",
  title: "Make a pet",
  description: "Makes one.",
  deprecated: false,
  parameters: [
    {
      name: "dry",
      in: "query",
      required: false,
      schema: text("boolean"),
      description: "Only try.",
    },
  ],
  requestBody: {
    content: [
      {
        mediaType: "application/json",
        schema: { typeLabel: "Pet", ref: { name: "Pet", permalink: pet.permalink } },
        examples: [
          { name: "elsewhere", externalValue: "https://elsewhere.example" },
          { name: "cat", value: { name: "Tom" } },
          { name: "dog", value: { name: "Rex" } },
        ],
      },
    ],
  },
  responseIds: ["r"],
};
const nodes: Record<string, object> = {
  r: {
    status: "201",
    content: [
      { mediaType: "text/csv", examples: [{ name: "Example", value: ["Tom"], text: "Tom" }] },
    ],
  },
};
const link = (label: string, more: object = {}): NavItem => ({
  type: "link",
  label,
  permalink: `/docs/${label}`,
  ...more,
});
const category: NavItem = {
  type: "category",
  label: "group",
  permalink: "/docs/group",
  collapsed: false,
  collapsible: true,
  items: [link("a", { description: "About a." }), link("b"), link("hidden", { unlisted: true })],
};

const release = {
  name: "2025-03-14-2",
  from: "2025-03-01",
  version: "2.0.0",
  title: "Names",
  note: "Pets have names.",
  changes: [
    { severity: "breaking", part: "op:makePet", text: "Now required: `name`" },
    { severity: "compatible", part: "schema:Gone", text: "Removed" },
    { severity: "documentation", part: "api", text: "Description" },
    { severity: "documentation", part: "op:makePet", text: "Example of `name`" },
  ],
};
const ENTRIES: Record<string, object[]> = { ApiSchema: [pet], ApiRelease: [release] };

function data(permalink: string): EmbedData {
  return {
    permalink,
    highlight: async (code, language) => `${language}: ${code}`,
    addresses: async () => new Map([["op:makePet", "/docs/api/make-pet"]]),
    nodeModel: {
      findAll: async ({ type }) => ({ entries: ENTRIES[type] ?? [operation] }),
      getNodesByIds: ({ ids }) => ids.flatMap((id) => nodes[id] ?? []),
    },
    navigation: async () =>
      ({
        sidebars: [{ name: "docs", items: [category] }],
        operationGroups: [
          { label: "Alone", operations: [operation] },
          { label: "Pets", operations: [operation, operation] },
        ],
      }) as never,
  };
}

/** Returns the names in the first column of a table. */
function names(html: string): string[] {
  return [...html.matchAll(/<td><code>([^<]+)/g)].map(([, name = ""]) => name);
}

async function embed(tree: ContentNode[], permalink = "/docs/a"): Promise<string> {
  const embeds = await loadEmbeds(tree, data(permalink));
  return htmlOf(resolveTree(tree, { embeds, omit: "code" }));
}

const STARTS = "<p>The log starts from the version of March 1, 2025.</p>";

describe("embeds", () => {
  it("show the changes of the API with links to what still exists", async () => {
    expect(await embed([["ApiChangelog", 0]])).toBe(
      '<section className="release"><h2 id="2025-03-14-2">Names</h2><p>March 14, 2025 <span className="badge">2.0.0</span> ' +
        '<strong className="badge admonition-danger">Breaking</strong> <strong className="badge admonition-tip">Compatible</strong></p><p>Pets have names.</p>' +
        '<h3><strong className="badge admonition-danger">Breaking</strong> 1 change</h3><ul><li><a href="/docs/api/make-pet"><code>makePet</code></a>: ' +
        "Now required: <code>name</code></li></ul>" +
        '<h3><strong className="badge admonition-tip">Compatible</strong> 1 change</h3><ul><li><code>Gone</code>: Removed</li></ul>' +
        '<details className="fold"><summary>2 changes of the documentation</summary>' +
        "<ul><li>The API: Description</li>" +
        '<li><a href="/docs/api/make-pet"><code>makePet</code></a>: Example of <code>name</code></li></ul></details></section>' +
        STARTS,
    );
  });

  it("show the releases of a day below one heading", async () => {
    const names = ["2025-03-15", "2025-03-14-2", "2025-03-14", "before"];
    ENTRIES.ApiRelease = names.map((name) => ({
      name,
      from: "2025-03-01",
      note: name,
      changes: [],
    }));
    const html = await embed([["ApiChangelog", 0]]);
    ENTRIES.ApiRelease = [release];
    expect(html).toBe(
      '<section className="release"><h2 id="2025-03-15">March 15, 2025</h2><p>2025-03-15</p></section>' +
        '<section className="release"><h2 id="2025-03-14-2">March 14, 2025</h2><p>2025-03-14-2</p>' +
        '<hr id="2025-03-14"></hr><p>2025-03-14</p></section>' +
        `<section className="release"><h2 id="before">before</h2><p>before</p></section>${STARTS}`,
    );
  });

  it("list once what changed in several parts, with the operations that use them", async () => {
    const parts = ["component:responses/Gone", "component:responses/Busy", "schema:Pet"];
    const changes = parts.map((part, at) => ({
      severity: "breaking",
      part,
      text: "Removed `a`",
      usedBy: at === 0 ? [] : ["op:makePet"],
    }));
    ENTRIES.ApiRelease = [{ ...release, changes }];
    const html = await embed([["ApiChangelog", 0]]);
    ENTRIES.ApiRelease = [release];
    expect(html).toContain(
      "<ul><li><span>Response <code>Gone</code></span>, <code>Busy</code> and <code>Pet</code>: " +
        'Removed <code>a</code><p className="api-note">Used by <a href="/docs/api/make-pet"><code>makePet</code></a></p></li></ul>',
    );
  });

  it.each(["make-pet", "makePet"])(
    "show the operation %s with its parameters and body",
    async (id) => {
      const html = await embed([
        ["p", 0, "a"],
        ["Operation", { id }],
      ]);
      expect(html).toContain('<a href="/docs/api/make-pet">Make a pet</a>');
      expect(html).toContain(
        "<code>dry</code> <small>query</small></td>" +
          '<td data-label="Type">boolean</td><td data-label="Description">Only try.',
      );
      expect(html).toContain(
        "<code>name</code> <small>required, body</small></td>" +
          '<td data-label="Type">string</td><td data-label="Description">Its name.</td>',
      );
    },
  );

  it("show a schema with its properties", async () => {
    const html = await embed([["Schema", { name: "Pet" }]]);
    expect(html).toContain('<a href="/docs/api/schemas/pet">Pet</a> object');
    expect(html).toContain(
      '<td data-label="Type">array of <a href="/docs/api/schemas/pet">Pet</a></td>',
    );
  });

  it("show the named properties of a schema, in their order", async () => {
    const html = await embed([["Schema", { name: "Pet", show: "kin name" }]]);
    expect(names(html)).toEqual(["kin", "name"]);
    expect(names(await embed([["Schema", { name: "Pet", show: ["kin"] }]]))).toEqual(["kin"]);
  });

  it.each([
    [{}, ["dry", "name", "kin"]],
    [{ show: "kin, dry" }, ["kin", "dry"]],
  ])("show the parameters and the body of an operation with %j", async (props, expected) => {
    const html = await embed([["OperationParameters", { id: "makePet", ...props }]]);
    expect(names(html)).toEqual(expected);
  });

  it.each([
    [{}, "Request body", "json", '{\n  "name": "Tom"\n}'],
    [{ name: "dog", title: "A dog" }, "A dog", "json", '{\n  "name": "Rex"\n}'],
    [{ response: 201 }, "Response 201", "text", "Tom"],
  ])("show the example with %j", async (props, title, lang, code) => {
    const tree: ContentNode[] = [["OperationExample", { id: "make-pet", ...props }]];
    const embeds = await loadEmbeds(tree, data("/docs/a"));
    expect(resolveTree(tree, { embeds, omit: "code" })).toEqual([
      ["CodeBlock", { title, lang, html: `${lang}: ${code}` }],
    ]);
    expect(resolveTree(tree, { embeds, omit: "html" })).toEqual([
      ["CodeBlock", { title, lang, code }],
    ]);
  });

  it.each<[ApiEmbed["component"], ApiEmbed["props"], [string, string, string[]] | null]>([
    ["Operation", { id: "make-pet" }, null],
    ["Operation", { id: "makePte" }, ["operation", "makePte", ["makePet", "make-pet"]]],
    ["Operation", {}, ["operation", "", ["makePet", "make-pet"]]],
    ["OperationParameters", { id: "makePet", show: "dry name" }, null],
    [
      "OperationParameters",
      { id: "makePet", show: "dry nam" },
      ["parameter", "nam", ["dry", "name", "kin"]],
    ],
    ["OperationExample", { id: "makePet", response: "201" }, null],
    ["OperationExample", { id: "makePet", response: "200" }, ["response", "200", ["201"]]],
    ["OperationExample", { id: "makePet", name: "cow" }, ["example", "cow", ["cat", "dog"]]],
    ["Schema", { name: "Pet", show: "name" }, null],
    ["Schema", { name: "Pte" }, ["schema", "Pte", ["Pet"]]],
    ["Schema", { name: "Pet", show: "name kind" }, ["property", "kind", ["name", "kin"]]],
  ])("%s %j is known, or else shows nothing", async (component, props, expected) => {
    const unknown = await findUnknownPart({ component, props }, data("/docs/a").nodeModel);
    expect(unknown && [unknown.kind, unknown.value, unknown.known]).toEqual(expected);
    const html = await embed([[component, props as never]]);
    expect(html === "").toBe(expected !== null);
  });

  it("show every operation by tag, the only one of a tag without a heading", async () => {
    const html = await embed([["OperationTable", 0]]);
    expect(html.match(/<th colSpan=3.*?<\/th>/g)).toEqual([
      '<th colSpan=3 scope="rowgroup">Pets</th>',
    ]);
    expect(html.match(/<td><a /g)).toHaveLength(3);
    expect(html).toContain("<code>/pets</code>");
  });

  it.each([
    ["/docs/a", ["/docs/b"]],
    ["/docs/group", ["/docs/a", "/docs/b"]],
    ["/docs/elsewhere", []],
  ])("show at %s cards of %j", async (permalink, hrefs) => {
    const html = await embed([["DocCardList", 0]], permalink);
    expect([...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(hrefs);
  });
});
