import { resolveVersions } from "../../versions/docs-version";
import { loadNavigation } from "../load-navigation";

it("asks for nodes of all types, so that Gatsby knows whom the first of a type concerns", async () => {
  const asked: string[] = [];
  const findAll = async ({ type }: { type: string }) => {
    asked.push(type);
    return { entries: [] };
  };
  const versions = resolveVersions([]);
  await loadNavigation({ findAll }, { versions, showDrafts: false });
  expect(asked).toEqual(expect.arrayContaining(["Category", "Sidebar", "DocPage", "ApiTag"]));
});

it("puts the only operations of their tags before the groups, each in the document's order", async () => {
  const tag = (id: string, order: number) => ({ id, order, documentId: "v1", title: id });
  const operation = (permalink: string, tagId: string) => ({ permalink, tagId, order: 0 });
  const entries: Record<string, object[]> = {
    ApiTag: [tag("Many", 0), tag("Second", 2), tag("First", 1), tag("None", 3)],
    ApiOperation: [
      operation("/a", "Many"),
      operation("/b", "Second"),
      operation("/c", "First"),
      operation("/d", "Many"),
    ],
  };
  const findAll = async ({ type }: { type: string }) => ({ entries: entries[type] ?? [] });
  const { operationGroups } = await loadNavigation({ findAll } as never, {
    versions: resolveVersions([]),
    showDrafts: false,
  });
  expect(operationGroups.map(({ label }) => label)).toEqual(["First", "Second", "Many"]);
});
