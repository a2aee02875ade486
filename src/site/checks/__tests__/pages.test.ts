import { checkedPage, emptySite } from "../../../testing/empty-site";
import type { PagePlan } from "../../create-pages/plan";
import { findCaseClashes, findInvalidAddresses } from "../addresses";
import { findMissingDescriptions, findUnpaddedDates, findUntruncatedPosts } from "../front-matter";
import { findOrphanDocs } from "../navigation";

function plan(path: string, source = `${path}.mdx`): PagePlan {
  return { template: "standalone-page", path, context: { id: path }, source };
}

describe("pages that no sidebar shows", () => {
  const sidebar = (items: unknown[]) => ({
    nodes: [{ name: "docs", file: "no-such-site/sidebars.yml", items }] as never,
  });
  const link = (permalink: string) => ({ type: "link", label: permalink, permalink });
  const category = (permalink: string | undefined, items: unknown[]) => ({
    type: "category",
    label: "Category",
    items,
    ...(permalink ? { permalink } : {}),
  });

  it.each([
    ["an entry", [link("/docs/a")], []],
    ["an entry of a category", [category(undefined, [link("/docs/a")])], []],
    ["a category's own page", [category("/docs/a", [link("/docs/b")])], []],
    ["nothing", [link("/docs/b")], ["a"]],
  ])("%s", (_, items, orphans) => {
    const site = emptySite({ allDoc: { nodes: [checkedPage()] }, allSidebar: sidebar(items) });
    expect(findOrphanDocs(site).map(({ value }) => value)).toEqual(orphans);
  });

  it.each([
    ["draft", { draft: true }],
    ["unlisted", { unlisted: true }],
    ["a sidebar of its own choice", { choosesSidebar: true }],
  ])("may be so: %s", (_, fields) => {
    const nodes = [checkedPage(fields)];
    expect(findOrphanDocs(emptySite({ allDoc: { nodes }, allSidebar: sidebar([]) }))).toEqual([]);
  });

  it("are not looked for in a site without sidebars", () => {
    expect(findOrphanDocs(emptySite({ allDoc: { nodes: [checkedPage()] } }))).toEqual([]);
  });
});

describe("descriptions and leads", () => {
  it.each([
    ["its own description", {}, 0],
    ["none", { hasOwnDescription: false }, 1],
    ["none, as a draft", { hasOwnDescription: false, draft: true }, 0],
    ["none, as an unlisted page", { hasOwnDescription: false, unlisted: true }, 0],
  ])("a page with %s", (_, fields, count) => {
    const site = emptySite({ allDoc: { nodes: [checkedPage(fields)] } });
    expect(findMissingDescriptions(site)).toHaveLength(count);
  });

  const post = (leadLength: number | null, mode = "data") => ({
    ...checkedPage({ permalink: "/blog/a" }),
    body: { ...checkedPage().body, mode, leadLength },
    date: "2025-01-01",
    tagKeys: [],
    authorKeys: [],
    drawingPath: null,
    drawing: null,
  });

  it.each([
    ["with a marker", post(1), 0],
    ["that starts with a marker", post(0), 0],
    ["without", post(null), 1],
    ["without, as a component", post(null, "component"), 1],
    ["unlisted", { ...post(null), unlisted: true }, 0],
    ["not published", { ...post(null), permalink: "/blog/later" }, 0],
  ])("a post %s", (_, node, count) => {
    const site = emptySite({ allPost: { nodes: [node] } });
    expect(findUntruncatedPosts(site, [plan("/blog/a")])).toHaveLength(count);
  });

  it.each([
    ["content/blog/2025-03-04-a.md", undefined],
    ["content/blog/2025-3-14-a/index.mdx", "Write 2025-03-14."],
    ["content/blog/news/2025/11/5/a.md", "Write 2025/11/05."],
    ["2024-1-2/blog/a.md", undefined],
  ])("the day in the name of %s", (file, hint) => {
    const site = emptySite({ allPost: { nodes: [{ ...post(1), file }] } });
    expect(findUnpaddedDates(site)[0]?.hint?.slice(0, hint?.length)).toBe(hint);
  });
});

describe("addresses", () => {
  it.each([
    ["/docs/plain-name_1.2", []],
    ["/docs/größe", []],
    ["/docs/two words", [["warning", "/docs/two-words"]]],
    ["/docs/a{b}", [["warning", "/docs/a-b"]]],
    ["/docs/100%", [["error", "/docs/100"]]],
    ["/docs/c#", [["error", "/docs/c"]]],
  ])("%s", (permalink, expected) => {
    const site = emptySite({ allDoc: { nodes: [checkedPage({ permalink })] } });
    const found = findInvalidAddresses(site, [plan(permalink)]).map(({ severity, hint }) => [
      severity,
      /"(.*)"/.exec(hint ?? "")?.[1],
    ]);
    expect(found).toEqual(expected);
  });

  it("that differ in case alone clash", () => {
    expect(findCaseClashes([plan("/docs/faq"), plan("/docs/FAQ"), plan("/docs/other")])).toEqual([
      expect.objectContaining({
        code: "routes/case-clash",
        severity: "warning",
        value: "/docs/faq",
      }),
    ]);
  });
});
