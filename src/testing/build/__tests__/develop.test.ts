import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DevelopedSite } from "../develop-site";
import { developSite, eventually } from "../develop-site";

/** The queries of the page for writers, by name. */
const QUERIES = [
  ...readFileSync("docs/graphiql.md", "utf8").matchAll(/```graphql\n(query (\w+)[\s\S]*?)```/g),
].map((match) => [match[2] ?? "", match[1] ?? ""] as const);

describe("gatsby develop", () => {
  let site: DevelopedSite;

  beforeAll(async () => {
    site = await developSite();
  });
  afterAll(() => site.stop());

  const edit = async (file: string, change: (text: string) => string) => {
    const absolute = path.join(site.workspace, file);
    await writeFile(absolute, change(await readFile(absolute, "utf8")));
  };

  it("is documented with eleven queries", () => {
    expect(QUERIES).toHaveLength(11);
  });

  it.each(QUERIES)("answers %s", async (name, query) => {
    const { data, errors } = await site.query(query);
    expect(errors).toBeUndefined();
    if (name !== "Problems") expect(JSON.stringify(data)).toMatch(/"[^"]+":(?:"[^"]+"|\d+)/);
  });

  it("joins an operation, its tag and its schemas", async () => {
    const { data } = await site.query(QUERIES[0]?.[1] ?? "");
    expect(data?.apiOperation).toMatchObject({
      permalink: "/docs/api/external/create-new-message",
      tag: { title: "Message" },
      schemas: expect.arrayContaining([expect.objectContaining({ name: "Message" })]),
    });
  });

  it("joins a post, its tags and its authors", async () => {
    const { data } = await site.query(QUERIES[1]?.[1] ?? "");
    expect(data?.allBlogPost).toMatchObject({
      nodes: [
        {
          tags: expect.arrayContaining([
            expect.objectContaining({ permalink: expect.stringMatching(/^\/blog\/tags\//) }),
          ]),
          authors: [expect.objectContaining({ name: expect.any(String) })],
        },
      ],
    });
  });

  it("shows a mistake, keeps running, and recovers when it is fixed", async () => {
    const file = "content/docs/guides/welcome.mdx";
    const broken = "description: [not, text]";
    const original = await readFile(path.join(site.workspace, file), "utf8");
    await edit(file, (text) => text.replace(/^description: .*$/m, broken));
    await eventually(
      async () => /welcome\.mdx:\d+:1 error front-matter\/invalid-value/.test(site.output()),
      site.output,
    );
    await edit(file, () => original);
    await eventually(async () => {
      const { data } = await site.query('{ docPage(docId: { eq: "guides/welcome" }) { title } }');
      return data?.docPage;
    }, site.output);
  });

  it("follows an edit of the OpenAPI document", async () => {
    await edit("openapi/v2.yaml", (text) =>
      text.replace(/summary: .*\n/, "summary: Edited while it runs\n"),
    );
    await eventually(async () => {
      const { data } = await site.query(
        "{ allApiDocument { nodes { summary } } allApiOperation { nodes { summary } } }",
      );
      return JSON.stringify(data).includes("Edited while it runs");
    }, site.output);
  });

  it("starts from scratch after it was killed, and bundles its scripts", async () => {
    await site.restart();
    expect(site.output()).toContain("starting from scratch");
    await eventually(
      async () => site.output().includes("success Building development bundle"),
      site.output,
    );
    expect(await site.get("/commons.js")).toContain("webpack");
  });

  it("renders the shell of all pages, and bundles no page for it", async () => {
    expect(await site.get("/docs/guides/welcome")).toContain("data-theme=");
    const renderer = path.join(site.workspace, ".cache/page-ssr/routes/render-page.js");
    const modules = await readFile(renderer, "utf8");
    expect(modules).toContain("src/client/server.tsx");
    expect(modules).not.toMatch(/src\/(?:templates|components\/layout)\//);
  });
});
