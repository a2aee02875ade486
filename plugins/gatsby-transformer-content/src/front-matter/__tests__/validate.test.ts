import { docFrontMatter, KNOWN_KEYS, legacyAuthor, postFrontMatter } from "../schemas";
import { splitFrontMatter } from "../split-front-matter";
import { findUnknownKeys, validate } from "../validate";

function check(schema: typeof docFrontMatter | typeof postFrontMatter, yaml: string) {
  const { data, positionOf } = splitFrontMatter(`---\n${yaml}\n---\n`);
  return validate({ schema, data, positionOf, subject: "front-matter" });
}

describe("front matter of a documentation page", () => {
  it.each([
    ["title: 42", { title: "42" }],
    ["sidebar_position: '3'", { sidebar_position: 3 }],
    ["tags: one", { tags: ["one"] }],
    ["draft: true", { draft: true }],
    ["pagination_next: null", { pagination_next: null }],
    ["last_update: {date: 2025-01-02}", { last_update: { date: new Date("2025-01-02") } }],
  ])("accepts %s", (yaml, value) => {
    expect(check(docFrontMatter, yaml).value).toMatchObject(value);
  });

  it.each([
    ["id: a/b", "/id", 2],
    ["title: A\nsidebar_position: first", "/sidebar_position", 3],
    ["draft: maybe", "/draft", 2],
    ["toc_max_heading_level: 7", "/toc_max_heading_level", 2],
    ["draft: true\nunlisted: true", "/unlisted", 3],
    ["last_update: {}", "/last_update", 2],
    ["title: A\nlast_update:\n  date: soon", "/last_update/date", 4],
    ["slug: ''", "/slug", 2],
    ["keywords: {a: b}", "/keywords/0", 2],
    ["toc_min_heading_level: 4\ntoc_max_heading_level: 3", "/toc_min_heading_level", 2],
  ])("refuses %s", (yaml, pointer, line) => {
    const { value, problems } = check(docFrontMatter, yaml);
    expect(value).toBeUndefined();
    expect(problems).toEqual([expect.objectContaining({ pointer, line, severity: "error" })]);
  });

  it("reports every mistake at once", () => {
    expect(check(docFrontMatter, "id: a/b\ndraft: maybe\nslug: ''").problems).toHaveLength(3);
  });
});

describe("front matter of a post", () => {
  it.each([
    ["authors: team", { authors: ["team"] }],
    ["authors: [{name: A}]", { authors: [{ name: "A" }] }],
    ["author: A\nauthor_title: T", { author: "A", authors: [] }],
    ["authors: [team, {name: A}]", { authors: ["team", { name: "A" }] }],
    ["authors: {imageURL: /a.png}", { authors: [{ imageURL: "/a.png" }] }],
    ["id: old", { id: "old" }],
    ["date: 2025-03-04", { date: new Date("2025-03-04") }],
    ["date: 2023-2-07T00:00:00.000Z", { date: new Date("2023-02-07") }],
    ["date: 2023-2-7 10:30", { date: new Date("2023-02-07T10:30:00Z") }],
    ["date: 2023-2-7 10:30:00 +02:00", { date: new Date("2023-02-07T08:30:00Z") }],
  ])("accepts %s", (yaml, value) => {
    expect(check(postFrontMatter, yaml).value).toMatchObject(value);
  });

  it.each([
    ["authors: [{title: Nobody}]", "/authors/0"],
    ["date: someday", "/date"],
    ["author: A\nauthors: [b]", "/authors"],
    ["authorTitle: T", "/author"],
  ])("refuses %s", (yaml, pointer) => {
    expect(check(postFrontMatter, yaml).problems).toEqual([expect.objectContaining({ pointer })]);
  });
});

describe("findUnknownKeys", () => {
  it("warns with the key that was probably meant", () => {
    const { data, positionOf } = splitFrontMatter("---\ntitle: A\ndescripton: B\n---\n");
    expect(findUnknownKeys(data, KNOWN_KEYS.doc, positionOf)).toEqual([
      {
        code: "front-matter/unknown-key",
        severity: "warning",
        line: 3,
        column: 1,
        message: 'Unknown front matter key "descripton". It has no effect.',
        value: "descripton",
        hint: 'Did you mean "description"?',
      },
    ]);
  });

  it("leaves keys alone that mean something to others", () => {
    const { data, positionOf } = splitFrontMatter("---\nreact_live: true\nmenu: Home\n---\n");
    expect(findUnknownKeys(data, KNOWN_KEYS.doc, positionOf)).toEqual([]);
  });
});

describe("legacyAuthor", () => {
  it.each([
    [{}, undefined],
    [
      { author: "A", authorURL: "/a" },
      { name: "A", url: "/a" },
    ],
    [
      { author: "A", author_title: "T", author_image_url: "/i" },
      { name: "A", title: "T", image_url: "/i" },
    ],
  ])("%j", (keys, author) => {
    expect(legacyAuthor(keys)).toEqual(author);
  });
});
