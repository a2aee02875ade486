import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { emptySite } from "../../../testing/empty-site";
import { findRouteProblems } from "../../checks/routes";
import { createPages } from "../../create-pages";
import type { PagePlan } from "../../create-pages/plan";
import { planRedirects } from "../../create-pages/plan-site";
import { readRouteFiles } from "../files";
import { acceptRoutes, findLostRoutes, formatLock, parseLock } from "../lock";
import { parseRedirects } from "../redirects";

const lockOf = (...paths: string[]) => parseLock(paths.join("\n"));

describe("findLostRoutes", () => {
  it.each<[string, string[], string[], Array<[string, string | undefined]>]>([
    ["nothing is lost", ["/a", "/b"], ["/a", "/b", "/c"], []],
    [
      "a page has another name",
      ["/docs/webhoks"],
      ["/docs/webhooks"],
      [["/docs/webhoks", "/docs/webhooks"]],
    ],
    [
      "a page has moved to another folder",
      ["/docs/a/intro", "/docs/b"],
      ["/docs/b", "/docs/c/intro"],
      [["/docs/a/intro", "/docs/c/intro"]],
    ],
    [
      "a new address is nearer at hand than an old one",
      ["/docs/chat", "/docs/chats"],
      ["/docs/chats", "/docs/chat-1"],
      [["/docs/chat", "/docs/chat-1"]],
    ],
    [
      "only its area is left",
      ["/blog/tags/x"],
      ["/blog", "/blog/tags"],
      [["/blog/tags/x", "/blog/tags"]],
    ],
    ["nothing is left of it", ["/about"], ["/docs/intro"], [["/about", undefined]]],
  ])("%s", (_, published, planned, lost) => {
    const found = findLostRoutes(lockOf(...published), new Set(planned));
    expect(found.map((route) => [route.path, route.proposal])).toEqual(lost);
  });
});

describe("the lock", () => {
  it("is sorted, without repetition, and read as it was written", () => {
    const text = formatLock(["/b", "/a", "/b"]);
    expect(parseLock(text).map((route) => route.path)).toEqual(["/a", "/b"]);
    const lines = parseLock(text).map(({ line }) => text.split("\n")[line - 1]);
    expect(lines).toEqual(["/a", "/b"]);
  });
});

describe("parseRedirects", () => {
  it.each<[string, string, number, number]>([
    ["an empty file", "", 0, 0],
    ["only comments", "# none yet\n", 0, 0],
    ["one", "- from: /a\n  to: /b#c\n", 1, 0],
    ["an address elsewhere", "- { from: /a, to: 'https://b.example/' }\n", 1, 0],
    ["a slash at the end", "- { from: /a/, to: /b }\n", 0, 1],
    ["no target", "- { from: /a }\n", 0, 1],
    ["an unknown key", "- { from: /a, to: /b, status: 302 }\n", 0, 1],
    ["an encoded address", "- { from: /a%20b, to: /b }\n", 1, 0],
    ["quotes", "- { from: '/a\"b', to: /b }\n", 0, 1],
    ["an apostrophe", '- { from: "/a\'b", to: /b }\n', 0, 1],
    ["a space", "- { from: /a b, to: /b }\n", 0, 1],
    ["a line break", '- { from: "/a\\n/evil", to: /b }\n', 0, 1],
    ["a line break in the target", '- { from: /a, to: "/b\\n/* https://evil.example" }\n', 0, 1],
    ["a wildcard", "- { from: /*, to: /b }\n".replace("/*", "'/*'"), 0, 1],
    ["markup", "- { from: '/<script>', to: /b }\n", 0, 1],
    ["a path out of the site", "- { from: /../../a, to: /b }\n", 0, 1],
    ["an encoded path out of the site", "- { from: /%2e%2E/a, to: /b }\n", 0, 1],
    ["a backslash", "- { from: '/..\\\\a', to: /b }\n", 0, 1],
    ["another host without a scheme", "- { from: /a, to: //evil.example/ }\n", 0, 1],
    ["a script", "- { from: /a, to: 'javascript:alert(1)' }\n", 0, 1],
  ])("%s", (_, text, redirects, problems) => {
    const parsed = parseRedirects(text);
    expect([parsed.redirects.length, parsed.problems.length]).toEqual([redirects, problems]);
  });
});

describe("acceptRoutes", () => {
  const input = { lock: formatLock(["/a", "/docs/old"]), redirects: "", chosen: new Map() };

  it("adds what is new and leaves a redirect at what is gone", () => {
    const planned = ["/a", "/docs/older"];
    const accepted = acceptRoutes({ ...input, planned });
    expect(accepted.added).toEqual(["/docs/older"]);
    expect(parseRedirects(accepted.redirects).redirects).toEqual([
      { from: "/docs/old", to: "/docs/older" },
    ]);
    expect(parseLock(accepted.lock).map((route) => route.path)).toEqual([
      "/a",
      "/docs/old",
      "/docs/older",
    ]);
  });

  it("prefers what the user says, keeps comments and mends chains", () => {
    const accepted = acceptRoutes({
      ...input,
      redirects: "# moved\n- from: /ancient # long ago\n  to: /docs/old\n",
      planned: ["/a", "/docs/older"],
      chosen: new Map([["/docs/old", "/a"]]),
    });
    expect(accepted.redirects).toContain("# long ago");
    expect(parseRedirects(accepted.redirects).redirects).toEqual([
      { from: "/ancient", to: "/a" },
      { from: "/docs/old", to: "/a" },
    ]);
  });

  it("is undecided where nothing is near", () => {
    const accepted = acceptRoutes({ ...input, planned: ["/a"] });
    expect(accepted.undecided.map((route) => route.path)).toEqual(["/docs/old"]);
  });
});

describe("a site with a lock", () => {
  let root: string;
  beforeEach(() => {
    root = temporaryFolder({ "routes.lock": formatLock(["/docs/a", "/docs/deleted"]) });
  });

  const settings = () => ({ ...emptySite().siteSettings, file: path.join(root, "site.yml") });
  const siteWithLock = () => emptySite({ siteSettings: settings() as never });
  const problemsOf = (plans: PagePlan[]) =>
    findRouteProblems(emptySite(), plans, readRouteFiles(root), false);
  const plan = (address: string): PagePlan => ({
    template: "standalone-page",
    path: address,
    context: { id: address },
    source: address,
  });

  it("is not sound when a page was deleted, and says what to do", () => {
    expect(problemsOf([plan("/docs/a"), plan("/docs/delete")])).toEqual([
      expect.objectContaining({
        code: "routes/lost",
        severity: "error",
        file: path.join(root, "routes.lock"),
        line: 4,
        value: "/docs/deleted",
        hint: expect.stringMatching(/redirect to "\/docs\/delete": npm run routes:accept/),
      }),
    ]);
  });

  it("is sound again with a redirect, which is a page", () => {
    writeFileSync(path.join(root, "redirects.yml"), "- { from: /docs/deleted, to: /docs/a }\n");
    const redirects = planRedirects(readRouteFiles(root));
    expect(redirects).toEqual([
      expect.objectContaining({
        template: "redirect",
        path: "/docs/deleted",
        context: { to: "/docs/a" },
      }),
    ]);
    expect(problemsOf([plan("/docs/a"), ...redirects])).toEqual([]);
  });

  it("reports a redirect that leads nowhere", () => {
    writeFileSync(path.join(root, "redirects.yml"), "- { from: /docs/deleted, to: /docs/b#x }\n");
    const redirect: PagePlan = {
      template: "redirect",
      path: "/docs/deleted",
      context: { to: "/docs/b#x" },
      source: "redirects.yml",
    };
    expect(problemsOf([plan("/docs/a"), redirect])).toEqual([
      expect.objectContaining({
        code: "routes/redirect-to-nowhere",
        value: "/docs/b#x",
        hint: 'Did you mean "/docs/a"?',
      }),
    ]);
  });

  it("fails its build, and makes no page", async () => {
    const answers: Record<string, unknown> = {
      SitePlan: siteWithLock(),
      StandalonePagesPlan: { allStandalonePage: { nodes: [] } },
      DocPagesPlan: { allDocPage: { nodes: [] } },
      DocTagPagesPlan: { allDocPage: { nodes: [] } },
      CategoryPagesPlan: { allCategory: { nodes: [] }, allDocsVersion: { nodes: [] } },
      ApiPagesPlan: { allApiDocument: { nodes: [] }, allApiOperation: { nodes: [] } },
      BlogPagesPlan: {
        allBlogPost: { nodes: [] },

        allAuthor: { nodes: [] },
      },
    };
    const createPage = jest.fn();
    const panicOnBuild = jest.fn();
    const api = {
      graphql: async (query: string) => ({ data: answers[/query (\w+)/.exec(query)?.[1] ?? ""] }),
      actions: { createPage },
      reporter: { log: jest.fn(), warn: jest.fn(), panicOnBuild },
    };
    const site = siteWithLock();
    answers.SitePlan = {
      ...site,
      siteSettings: {
        ...site.siteSettings,
        navbar: { items: [] },
        targets: [],
        url: "https://site.example",
        blog: { title: "Blog", description: "", list: "cards", postsPerPage: 10, sidebarCount: 5 },
      },
    };
    await createPages?.(api as never, { plugins: [] }, () => undefined);
    expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("Found: /docs/deleted"));
    expect(createPage).not.toHaveBeenCalled();
  });
});
