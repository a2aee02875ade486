import { parsePostPath } from "../post-path";

describe("parsePostPath", () => {
  it.each([
    ["2025-03-04-a-slug/index.mdx", "a-slug", "2025-03-04"],
    ["2025-03-04-a-slug.md", "a-slug", "2025-03-04"],
    ["2025/3/4/a-slug.md", "a-slug", "2025-03-04"],
    ["2025/03/04-a-slug/index.md", "a-slug", "2025-03-04"],
    ["a-slug/index.mdx", "a-slug", undefined],
    ["a-slug.mdx", "a-slug", undefined],
    ["news/2025-01-02-x/index.mdx", "news/2025-01-02-x", undefined],
  ])("%s", (file, slug, date) => {
    expect(parsePostPath(file)).toEqual(date ? { slug, date } : { slug });
  });
});
