import type { NodeModel } from "../../nodes";
import type { NameSources } from "../named-links";
import { findNamedTarget, findUnknownName, isNamedLink } from "../named-links";

describe("links to names", () => {
  it.each(["op:callAgent", "schema:Message", "field:Message.role", "error:x", "doc:start/a#b"])(
    "%s is one",
    (url) => expect(isNamedLink(url)).toBe(true),
  );

  it.each(["op:", "https://x.test", "mailto:a@b.test", "./op:x.mdx", "/doc:x"])(
    "%s is none",
    (url) => expect(isNamedLink(url)).toBe(false),
  );
});

const DOCS = [
  { permalink: "/docs/a", docId: "a", version: "2", draft: false },
  { permalink: "/docs/b", docId: "b", version: "2", draft: true },
  { permalink: "/docs/1/old", docId: "old", version: "1", draft: false },
];

const ADDRESSES = new Map([
  ["op:makePet", "/docs/api/make-pet"],
  ["schema:Pet", "/docs/api/schemas/pet"],
  ["field:Pet.name", "/docs/api/schemas/pet#Pet.name"],
  ["field:Cat.nama", "/docs/api/schemas/cat#Cat.nama"],
  ["error:gone", "/docs/api/errors#code-gone"],
]);

/** A data layer with pages of two versions and one API. */
function sources(pagePermalink: string, problems: object[] = []): NameSources {
  const nodes: Record<string, object[]> = {
    ApiProblem: problems,
    DocPage: DOCS,
    DocsVersion: [{ name: "2", isLast: true, instance: "default" }],
  };
  const matching = ({ type, query }: { type: string; query?: object }) => {
    const { filter } = query as { filter: Record<string, { eq: unknown }> };
    return (nodes[type] ?? []).filter((node) =>
      Object.entries(filter).every(([key, { eq }]) => Reflect.get(node, key) === eq),
    );
  };
  const nodeModel: NodeModel = {
    findOne: async (query) => matching(query)[0],
    findAll: async (query) => ({ entries: matching(query) }),
    getNodeById: () => null,
    getNodesByIds: () => [],
  };
  return { context: { nodeModel }, loadAddresses: async () => ADDRESSES, pagePermalink };
}

describe("the target of a link by name", () => {
  it.each([
    ["op:makePet", "/blog/x", "/docs/api/make-pet", false],
    ["op:makePte", "/blog/x", null, false],
    ["field:Pet.name", "/blog/x", "/docs/api/schemas/pet#Pet.name", false],
    ["doc:a#part", "/blog/x", "/docs/a#part", false],
    ["doc:a?x=1", "/docs/a", "/docs/a?x=1", false],
    ["doc:b", "/docs/a", null, true],
    ["doc:old", "/docs/a", null, false],
    ["doc:old", "/docs/1/old", "/docs/1/old", false],
    ["doc:a", "/docs/1/old", null, false],
  ])("%s on %s", async (url, page, href, isDraft) => {
    expect(await findNamedTarget(url, sources(page))).toEqual({ href, isDraft });
  });
});

describe("a name that nothing has", () => {
  it.each([
    ["op:makePte", { kind: "operation", value: "makePte", known: ["makePet"] }],
    ["schema:pet", { kind: "schema", value: "pet", known: ["Pet"] }],
    ["field:Pet.nama", { kind: "field", value: "Pet.nama", known: ["Pet.name"] }],
    ["field:Dog.age", { kind: "field", value: "Dog.age", known: ["Pet.name", "Cat.nama"] }],
    ["error:gonne", { kind: "error", value: "gonne", known: ["gone"] }],
    ["doc:c#d", { kind: "doc", value: "c", known: ["a", "b"] }],
  ])("%s is returned with those it could be", async (url, unknown) => {
    expect(await findUnknownName(url, sources("/docs/a"))).toEqual(unknown);
  });

  it.each([
    ["op:makePte", [{ severity: "error" }], false],
    ["op:makePte", [{ severity: "warning" }], true],
    ["doc:c", [{ severity: "error" }], true],
  ])("%s while the API has %j", async (url, problems, isReported) => {
    const unknown = await findUnknownName(url, sources("/docs/a", problems));
    expect(unknown !== null).toBe(isReported);
  });
});
