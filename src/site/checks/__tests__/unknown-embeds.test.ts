import { checkedPage, emptySite } from "../../../testing/empty-site";
import { findUnknownEmbeds } from "../components";

const place = { line: 4, column: 1, file: null };
const body = checkedPage().body;
const api = {
  allApiOperation: {
    nodes: [
      {
        slug: "make-pet",
        operationId: "makePet",
        permalink: "/docs/api/make-pet",
        parameters: [],
        requestBody: null,
        responses: [],
      },
    ],
  },
  allApiSchema: { nodes: [{ name: "Pet" }] },
};

function problemsOf(fields: Partial<typeof body>, site: Parameters<typeof emptySite>[0] = api) {
  const page = checkedPage({ body: { ...body, ...fields } });
  return findUnknownEmbeds(emptySite({ ...site, allPage: { nodes: [page] } }));
}

describe("embeds", () => {
  it.each([
    ["Operation", "make-pet"],
    ["Operation", "makePet"],
    ["Schema", "Pet"],
  ])("%s %s is known", (component, key) => {
    expect(problemsOf({ embeds: [{ component, key, ...place }] })).toEqual([]);
  });

  it.each([
    ["Operation", "make-pte", "content/unknown-operation", 'Did you mean "make-pet"?'],
    ["Schema", "Pte", "content/unknown-schema", 'Did you mean "Pet"?'],
    ["Schema", "", "content/unknown-schema", "Known: Pet."],
  ])("%s %j is unknown", (component, key, code, hint) => {
    expect(problemsOf({ embeds: [{ component, key, ...place }] })).toEqual([
      expect.objectContaining({ code, hint, line: 4, file: "content/docs/a.mdx", value: key }),
    ]);
  });

  it("are reported in the partial that contains them", () => {
    const embeds = [{ component: "Schema", key: "x", ...place, file: "content/docs/_p.mdx" }];
    expect(problemsOf({ embeds })[0]?.file).toBe("content/docs/_p.mdx");
  });

  it("cannot be used in a page that is a module", () => {
    const components = [{ name: "DocCardList", ...place }];
    expect(problemsOf({ mode: "component", reasons: ["import at 1:1"], components })).toEqual([
      expect.objectContaining({ code: "content/embed-in-module" }),
    ]);
  });
});
