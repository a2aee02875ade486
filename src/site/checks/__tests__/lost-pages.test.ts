import { lostFiles, lostPages } from "../lost-pages";
import type { ErrorSources } from "../lost-pages";

type ApiProblem = ErrorSources["allApiProblem"]["nodes"][number];
type ContentProblem = ErrorSources["allContentProblem"]["nodes"][number];

function siteWith(file: string, severity = "error"): ErrorSources {
  const problem = { severity, file, basePath: "/docs/api/v2" };
  const isApi = file.includes("openapi");
  return {
    allApiProblem: { nodes: isApi ? [problem as ApiProblem] : [] },
    allContentProblem: { nodes: isApi ? [] : [problem as unknown as ContentProblem] },
  };
}

describe("pages that errors have cost", () => {
  it.each([
    ["openapi/v2.yaml", "/docs/api/v2", true],
    ["openapi/v2.yaml", "/docs/api/v2/get-pet", true],
    ["openapi/v2.yaml", "/docs/api/v20", false],
    ["content/docs/a/page.mdx", "/docs/a/page", true],
    ["content/docs/a/page.mdx", "/docs/a/other", false],
    ["content/blog/2025-01-02-post/index.mdx", "/blog/post", true],
    ["content/blog/2025-01-02-post/index.mdx", "/blog/page/6", true],
    ["content/blog/2025-01-02-post/index.mdx", "/blog", true],
    ["content/blog/tags.yml", "/blog/tags/llm/page/2", true],
    ["content/blog/authors.yml", "/blog/authors/team", true],
    ["content/sidebars.ts", "/docs/category/agents", true],
    ["content/docs/a/_category_.json", "/docs/category/agents", true],
    ["content/sidebars.yml", "/docs/a/page", false],
  ])("%s costs %s: %s", (file, path, isLost) => {
    expect(lostPages(siteWith(file))(path)).toBe(isLost);
    expect(lostPages(siteWith(file, "warning"))(path)).toBe(false);
  });

  it.each([
    ["./page.mdx", true],
    ["../a/page.mdx", true],
    ["@site/docs/a/page.mdx", true],
    ["./my-page.mdx", false],
  ])("a link to %s leads to one of them: %s", (link, isLost) => {
    expect(lostFiles(siteWith("content/docs/a/page.mdx"))(link)).toBe(isLost);
  });
});
