import { defaultSlug, isRealDay, parsePostPath } from "../blog-post";

describe("parsePostPath", () => {
  it.each([
    ["2025-03-04-a-slug/index.mdx", "a-slug", "2025-03-04"],
    ["2025-03-04-a-slug.md", "a-slug", "2025-03-04"],
    ["2025/3/4/a-slug.md", "a-slug", "2025-03-04"],
    ["2025/03/04-a-slug/index.md", "a-slug", "2025-03-04"],
    ["a-slug/index.mdx", "a-slug", undefined],
    ["a-slug.mdx", "a-slug", undefined],
    ["news/2025-01-02-x/index.mdx", "news/x", "2025-01-02"],
    ["news/2025/1/2/x.md", "news/x", "2025-01-02"],
    ["release-2025.md", "release-2025", undefined],
    ["release-2025-01-02-x.md", "release-x", "2025-01-02"],
    ["2025-01-02_x.md", "_x", "2025-01-02"],
    ["2025-01-02/index.md", "", "2025-01-02"],
    ["2025-01-02.md", "", "2025-01-02"],
  ])("%s", (file, slug, date) => {
    const { slug: readSlug, date: readDate } = parsePostPath(file);
    expect([readSlug, readDate]).toEqual([slug, date]);
  });
});

describe("defaultSlug", () => {
  it.each([
    ["2025-03-04-a.md", "slug", "a"],
    ["2025-03-04-a.md", "date", "2025/03/04/a"],
    ["news/2025-3-4-a.md", "date", "2025/3/4/news/a"],
    ["2025-01-02.md", "slug", "2025/01/02"],
    ["a.md", "date", "a"],
  ] as const)("%s by %s is %s", (file, permalinks, slug) => {
    expect(defaultSlug(parsePostPath(file), permalinks)).toBe(slug);
  });
});

describe("isRealDay", () => {
  it.each([
    ["2024-02-29", true],
    ["2025-02-29", false],
    ["2025-13-01", false],
  ])("%s: %s", (day, isReal) => {
    expect(isRealDay(day)).toBe(isReal);
  });
});
