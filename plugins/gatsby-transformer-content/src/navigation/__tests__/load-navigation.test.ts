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
