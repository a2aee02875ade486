import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Problem } from "../../../packages/problems";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { checkSite } from "../../site/check-site";
import { loadSiteSources } from "../../site/settings";
import { checkAll } from "../check";
import { run } from "../new";

// Whole sites are checked here, and the machine may be busy.
jest.setTimeout(60_000);

let root: string;
let environment: NodeJS.ProcessEnv;

beforeEach(() => {
  root = temporaryFolder();
  cpSync("src/testing/sites/small", root, { recursive: true });
  environment = {
    ...process.env,
    CONTENT_ROOT: path.join(root, "content"),
    OPENAPI_SPEC: path.join(root, "openapi.yaml"),
    SOURCE_DATE_EPOCH: "1760000000",
  };
});

function call(...words: string[]) {
  const printed: string[] = [];
  const code = run(words, environment, (text) => printed.push(text));
  return { code, text: printed.join("\n") };
}

const read = (file: string) => readFileSync(path.join(root, "content", file), "utf8");

describe("npm run new", () => {
  it("makes a site without problems, but not where files are", async () => {
    const folder = path.join(root, "starter");
    expect(call("site", folder).code).toBe(0);
    const { problems, counts } = await checkAll({ ...process.env, CONTENT_ROOT: folder });
    expect(problems).toEqual([]);
    expect(counts.pages).toBeGreaterThan(10);
    const { plans } = await checkSite(loadSiteSources({ ...process.env, CONTENT_ROOT: folder }));
    expect(plans).toContainEqual(expect.objectContaining({ path: "/", context: { to: "/docs" } }));
    expect(call("site", folder)).toMatchObject({ code: 1, text: expect.stringContaining("empty") });
    // Its paths are from its own folder, so it can be moved.
    const moved = path.join(root, "moved");
    renameSync(folder, moved);
    expect((await checkAll({ ...process.env, CONTENT_ROOT: moved })).problems).toEqual([]);
  });

  it("needs one page and two settings for a site", async () => {
    const folder = temporaryFolder({
      "site.yml": "title: One\nurl: https://one.example\n",
      "docs/page.md":
        "---\ndescription: The only page of a site that has no other page at all.\n---\n\n# Page\n",
    });
    const sources = loadSiteSources({ CONTENT_ROOT: folder } as never);
    const { problems, plans } = await checkSite(sources);
    expect(problems).toEqual([]);
    expect(plans).toContainEqual(
      expect.objectContaining({ path: "/", context: { to: "/docs/page" } }),
    );
  });

  it("makes a page, a guide and a post without problems", async () => {
    const before = (await checkAll(environment)).problems;
    expect(call("doc", 'What "it" is: a page', "--in", "start/deep").code).toBe(0);
    expect(call("guide", "First guide").code).toBe(0);
    expect(call("post", "A post", "--author", "team,guest", "--tags", "news").code).toBe(0);
    expect(read("docs/start/deep/what-it-is-a-page.mdx")).toContain("draft: true");
    expect(read("docs/guides/first-guide.mdx")).toMatch(/^---\ntitle: First guide\n/);
    expect(read("blog/2025-10-09-a-post/index.mdx")).toContain("{/* truncate */}");
    expect((await checkAll(environment)).problems).toEqual(before);
  });

  it.each([
    ['A title: "quoted", it\'s # {odd} & <long>', "a-title-quoted-it-s-odd-long"],
    ["Über Größe", "über-größe"],
    ["日本語のページ", "日本語のページ"],
    ["🚀 Launch", "launch"],
    ["5 ways to start", "5-ways-to-start"],
    ["true", "true"],
    [
      "A very long title ".repeat(20),
      "a-very-long-title-a-very-long-title-a-very-long-title-a-very",
    ],
    ["x".repeat(300), "x".repeat(60)],
  ])("makes a page of the title %s", async (title, slug) => {
    expect(call("doc", title, "--in", "docs/start/deep/").code).toBe(0);
    const file = `docs/start/deep/${slug}.mdx`;
    expect(parse(read(file).split("---")[1] ?? "")).toMatchObject({ title: title.trim() });
    expect(call("doc", title, "--in", "start/deep")).toMatchObject({
      code: 1,
      text: `${file} already exists.`,
    });
    const ready = read(file).replace('description: ""\n', "").replace("draft: true\n", "");
    writeFileSync(path.join(root, "content", file), ready);
    const { problems, plans } = await checkSite(loadSiteSources(environment));
    expect(plans.map((plan) => plan.path)).toContain(`/docs/start/deep/${slug}`);
    const isNew = ({ code, file: name }: Problem) =>
      name.endsWith(file) && code !== "content/missing-description";
    expect(problems.filter(isNew)).toEqual([]);
  });

  it("prints what it made and what to do next", () => {
    const { text } = call("doc", "A page", "--in", "start");
    expect(text).toContain("content/docs/start/a-page.mdx");
    expect(text).toContain("A sidebar lists the folder by itself.");
    expect(text).toContain("npm run develop");
  });

  it.each([
    ["an unknown folder", ["doc", "A", "--in", "strat"], 'Did you mean "start"?'],
    ["an unknown author", ["post", "A", "--author", "teem"], 'Did you mean "team"?'],
    ["an unknown tag", ["post", "A", "--author", "team", "--tags", "newz"], 'Did you mean "news"?'],
    [
      "a page that is there",
      ["doc", "Intro", "--in", "start"],
      "docs/start/01-intro.mdx already exists",
    ],
    [
      "a post that is there",
      ["post", "First post", "--author", "team"],
      "first-post/index.mdx already",
    ],
    ["a title without letters", ["guide", "?!"], "No address"],
  ])("refuses %s", (_, words, reason) => {
    const { code, text } = call(...words);
    expect(code).toBe(1);
    expect(text).toContain(reason);
    expect(existsSync(path.join(root, "content/docs/guides"))).toBe(false);
  });

  it("prints the usage, with the folders, authors and tags of the site", () => {
    const { code, text } = call("dok", "A page");
    expect(code).toBe(2);
    expect(text).toContain('Did you mean "doc"?');
    expect(text).toContain("Folders: start, start/deep");
    expect(text).toContain("Authors: team, guest");
    expect(call("--help").code).toBe(0);
  });
});
