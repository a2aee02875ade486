import { readPageData } from "../page-data";

describe("the data of a page", () => {
  it.each(["operation", "schema", "tag", "document", "errors"] as const)(
    "is read as %s",
    (type) => {
      const data = { pageType: type, title: "A" };
      expect(readPageData(type, data)).toBe(data);
    },
  );

  it.each([{ pageType: "schema" }, {}])("is not %j where it is that of an operation", (data) => {
    expect(() => readPageData("operation", data)).toThrow(/"operation", but found/);
  });
});
