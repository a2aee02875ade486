import { existsSync } from "node:fs";
import path from "node:path";
import { formatReport } from "../../../../packages/problems";
import type { BuiltSite } from "../build-site";
import { buildSite } from "../build-site";
import { checkBuiltSite, plannedAddresses } from "../check-built-site";

const CONTENT = "site/content";

describe("a build of a site full of mistakes", () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await buildSite("src/testing/sites/broken");
  });
  afterAll(() => site.remove());

  it("fails with status 1, and makes no page", () => {
    expect(site.exitCode).toBe(1);
    expect(existsSync(path.join(site.workspace, "public/docs"))).toBe(false);
  });

  it.each([
    [`${CONTENT}/docs/a/bad-front-matter.mdx:3:1`, "front-matter/invalid-value", '["not","text"]'],
    [`${CONTENT}/docs/a/bad-front-matter.mdx:4:1`, "front-matter/invalid-value", "first"],
    [
      `${CONTENT}/docs/a/bad-front-matter.mdx:5:1`,
      "front-matter/unknown-key",
      'Did you mean "description"?',
    ],
    [`${CONTENT}/docs/a/bad-yaml.mdx:`, "yaml/syntax", "not valid YAML"],
    [`${CONTENT}/docs/a/bad-mdx.mdx:6:`, "content/syntax", "cannot be parsed"],
    [`${CONTENT}/docs/a/good.mdx:6:3`, "content/broken-link", "/docs/a/godo"],
    [`${CONTENT}/docs/a/good.mdx:6:34`, "content/broken-anchor", "#nowhere"],
    [`${CONTENT}/docs/a/good.mdx:6:`, "content/missing-image", "./gone.png"],
    [`${CONTENT}/docs/a/good.mdx:7:1`, "content/unknown-component", 'Did you mean "Tabs"?'],
    [`${CONTENT}/docs/a/files.mdx:6:3`, "content/broken-file-link", 'Did you mean "./good.mdx"?'],
    [`${CONTENT}/docs/a/files.mdx:6:26`, "content/missing-file", "./gone.pdf"],
    [`${CONTENT}/docs/a/files.mdx:6:48`, "content/missing-file", "static/gone.pdf"],
    [`${CONTENT}/docs/a/files.mdx:6:76`, "content/broken-file-link", "leads to a draft"],
    [`${CONTENT}/docs/a/files.mdx:7:1`, "content/broken-anchor", 'no heading "nowhere"'],
    [`${CONTENT}/docs/a/files.mdx:7:32`, "content/unreadable-image", "./damaged.png"],
    [`${CONTENT}/docs/a/files.mdx:8:1`, "content/remote-image", "elsewhere.example"],
    [`${CONTENT}/routes.lock:3:1`, "routes/lost", "/docs/a/goods"],
    [`${CONTENT}/docs/a/`, "routes/duplicate", "/docs/a/good"],
    [`${CONTENT}/sidebars.yml:3:5`, "sidebars/unknown-item", 'Did you mean "a/good"?'],
    [`${CONTENT}/sidebars.yml:4:38`, "sidebars/broken-link", "/docs/a/goof"],
    [`${CONTENT}/docs/a/wishes.mdx:4:1`, "front-matter/unknown-page", 'Did you mean "a/good"?'],
    [`${CONTENT}/docs/a/wishes.mdx:5:1`, "front-matter/unknown-sidebar", 'Did you mean "docs"?'],
    [`${CONTENT}/docs/a/bad-slug.mdx:4:1`, "front-matter/bad-slug", "what-is-it?"],
    [`${CONTENT}/versioned_docs/version-0.1`, "versions/unnamed-folder", 'Add "0.1"'],
    [`${CONTENT}/site.yml:9:22`, "site/broken-link", 'Did you mean "docs"?'],
    [`${CONTENT}/site.yml:13:30`, "site/broken-link", "/docs/gone"],
    [
      `${CONTENT}/blog/2025-01-01-post/index.mdx:4:11`,
      "blog/unknown-author",
      'Did you mean "team"?',
    ],
    [`${CONTENT}/blog/2025-01-01-post/index.mdx:5:8`, "blog/unknown-tag", 'Did you mean "news"?'],
    [`${CONTENT}/blog/undated/index.mdx:1:1`, "blog/no-date", "Name the folder"],
    ["site/openapi.yaml:5:5", "missing-operation-id", "operationId"],
    ["site/openapi.yaml:13:20", "duplicate-operation-id", "twice"],
    ["site/openapi.yaml:17:50", "unresolved-ref", "Gone"],
  ])("tells of %s: %s", (place, code, words) => {
    const entries = site.output.split(/\n\s*\n/).map((entry) => entry.replace(/\s+/g, " "));
    const found = entries.filter(
      (entry) => entry.includes(place) && entry.includes(code) && entry.includes(words),
    );
    expect([place, code, found.length]).toEqual([place, code, 1]);
  });

  it("says it all in one report", () => {
    expect(site.output.match(/\d+ errors?, \d+ warnings?/g)).toHaveLength(1);
  });

  it("is what the check says without a build, address by address and word by word", async () => {
    const { plans, problems } = await checkBuiltSite(site);
    expect(plans.map((plan) => plan.path).sort()).toEqual(plannedAddresses(site).sort());
    expect(entriesOf(formatReport(problems))).toEqual(entriesOf(site.output));
  });
});

/** The problems in a printed text, sorted. */
function entriesOf(text: string): string[] {
  const entries = text.split(/\n\s*\n/).map((entry) => entry.replace(/\s+/g, " ").trim());
  return entries.filter((entry) => /^\S+ (?:error|warning) \S+ /.test(entry)).sort();
}
