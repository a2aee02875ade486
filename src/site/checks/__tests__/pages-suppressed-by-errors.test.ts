import type { ErrorSources } from "../pages-suppressed-by-errors";
import { suppressedFiles, suppressedPages } from "../pages-suppressed-by-errors";

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

describe("pages suppressed by errors", () => {
  it.each([
    ["openapi/v2.yaml", "/docs/api/v2", true],
    ["openapi/v2.yaml", "/docs/api/v2/get-pet", true],
    ["openapi/v2.yaml", "/docs/api/v20", false],
    ["content/docs/a/page.mdx", "/docs/a/page", true],
    ["content/docs/a/page.mdx", "/docs/a/other", false],
    // Its front matter has this id.
    ["src/testing/migrate/sites/incomplete/docs/threads.mdx", "/yarn", true],
    ["content/blog/2025-01-02-post/index.mdx", "/blog/post", true],
    ["content/blog/2025-01-02-post/index.mdx", "/blog/page/6", true],
    ["content/blog/2025-01-02-post/index.mdx", "/blog", true],
    ["content/blog/tags.yml", "/blog/tags/llm/page/2", true],
    ["content/blog/authors.yml", "/blog/authors/team", true],
    ["content/sidebars.ts", "/docs/category/agents", true],
    ["content/docs/a/_category_.json", "/docs/category/agents", true],
    ["content/sidebars.yml", "/docs/a/page", false],
  ])("%s suppresses %s: %s", (file, path, isSuppressed) => {
    expect(suppressedPages(siteWith(file))(path)).toBe(isSuppressed);
    expect(suppressedPages(siteWith(file, "warning"))(path)).toBe(false);
  });

  it.each([
    ["./page.mdx", true],
    ["../a/page.mdx", true],
    ["@site/docs/a/page.mdx", true],
    ["./my-page.mdx", false],
  ])("a link to %s leads to one of them: %s", (link, isSuppressed) => {
    expect(suppressedFiles(siteWith("content/docs/a/page.mdx"))(link)).toBe(isSuppressed);
  });
});
