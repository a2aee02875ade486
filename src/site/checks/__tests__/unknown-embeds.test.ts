import { checkedPage, emptySite } from "../../../testing/empty-site";
import { findUnknownEmbeds } from "../components";

const place = { line: 4, column: 1, file: null };
const body = checkedPage().body;
const unknown = { kind: "operation", value: "make-pte", known: ["makePet", "make-pet"] };

function problemsOf(fields: Partial<typeof body>, site: Parameters<typeof emptySite>[0] = {}) {
  const page = checkedPage({ body: { ...body, ...fields } });
  return findUnknownEmbeds(emptySite({ ...site, allDoc: { nodes: [page] } }));
}

describe("embeds", () => {
  it("can show what an API has", () => {
    expect(problemsOf({ embeds: [{ component: "Schema", unknown: null, ...place }] })).toEqual([]);
  });

  it.each([
    [unknown, "content/unknown-operation", 'Did you mean "make-pet"?'],
    [{ kind: "schema", value: "Dog", known: ["Pet"] }, "content/unknown-schema", "Known: Pet."],
  ])("are reported with the nearest name: %j", (part, code, hint) => {
    expect(problemsOf({ embeds: [{ component: "Schema", unknown: part, ...place }] })).toEqual([
      expect.objectContaining({
        code,
        hint,
        line: 4,
        file: "content/docs/a.mdx",
        value: part.value,
      }),
    ]);
  });

  it("without a name are reported where the page is compiled", () => {
    const nameless = { kind: "schema", value: "", known: ["Pet"] };
    expect(problemsOf({ embeds: [{ component: "Schema", unknown: nameless, ...place }] })).toEqual(
      [],
    );
  });

  it("are reported in the partial that contains them", () => {
    const embeds = [{ component: "Operation", unknown, ...place, file: "content/docs/_p.mdx" }];
    expect(problemsOf({ embeds })[0]?.file).toBe("content/docs/_p.mdx");
  });

  it("cannot be used in a page that is a module", () => {
    const components = [{ name: "DocCardList", ...place }];
    expect(problemsOf({ mode: "component", reasons: ["import at 1:1"], components })).toEqual([
      expect.objectContaining({ code: "content/embed-in-module" }),
    ]);
  });
});
