import { splitFrontMatter } from "../split-front-matter";

describe("splitFrontMatter", () => {
  it.each([
    ["nothing", "Text", {}],
    ["an empty block", "---\n---\nText", {}],
    ["keys and values", "---\ntitle: A\n---\nText", { title: "A" }],
    ["carriage returns", "---\r\ntitle: A\r\n---\r\nText", { title: "A" }],
    ["a byte order mark", "\uFEFF---\ntitle: A\n---\nText", { title: "A" }],
    ["a rule above a text", "---\n\nText: more", {}],
    ["a rule that is no front matter", "Text\n\n---\na: b\n---\n", {}],
    ["three hyphens inside a value", "---\ntitle: a --- b\n---\n", { title: "a --- b" }],
  ])("reads %s", (_, source, data) => {
    expect(splitFrontMatter(source)).toMatchObject({ data, problems: [] });
  });

  it("keeps every line of the body where it was", () => {
    const { body } = splitFrontMatter("---\ntitle: A\n---\nText");
    expect(body.split("\n")).toEqual(["", "", "", "Text"]);
  });

  it("reads the lines of Windows and of old Macs as lines", () => {
    const { body } = splitFrontMatter("---\r\ntitle: A\r\n---\r\nOne\r\ntwo\rthree");
    expect(body.split("\n")).toEqual(["", "", "", "One", "two", "three"]);
  });

  it("reports unclosed front matter, and no consequences of it", () => {
    expect(splitFrontMatter("---\ntitle: A\n\n<Text").problems).toEqual([
      expect.objectContaining({ code: "front-matter/not-closed", line: 1 }),
    ]);
    expect(splitFrontMatter("---\ntitle: A\n\n<Text").body).toBe("");
  });

  it("returns the position of a key", () => {
    const { positionOf } = splitFrontMatter("---\ntitle: A\ntags:\n  - one\n  - two\n---\n");
    expect(positionOf(["title"])).toEqual({ line: 2, column: 1 });
    expect(positionOf(["tags", 1])).toEqual({ line: 5, column: 5 });
    expect(positionOf(["tags", 7])).toEqual({ line: 3, column: 1 });
    expect(positionOf(["absent"])).toEqual({ line: 2, column: 1 });
  });

  it.each([
    ["an open quote", '---\ntitle: "A\n---\n', "yaml/syntax"],
    ["a key twice", "---\ntitle: A\ntitle: B\n---\n", "yaml/syntax"],
    ["a list", "---\n- a\n---\n", "front-matter/not-a-mapping"],
  ])("reports %s", (_, source, code) => {
    const { problems } = splitFrontMatter(source);
    expect(problems).toEqual([expect.objectContaining({ code, severity: "error" })]);
    expect(problems[0]?.line).toBeGreaterThanOrEqual(2);
  });
});
