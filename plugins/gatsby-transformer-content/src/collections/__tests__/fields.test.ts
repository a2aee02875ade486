import type { z } from "zod";
import { compileContent } from "../../content/compile";
import type { ContentPluginOptions } from "../../plugin-options";
import { resolveVersions } from "../../versions/docs-version";
import { blogCollection } from "../blog-post";
import type { Collection, PageInput } from "../collection";
import { docCollection, standaloneCollection } from "../pages";

const OPTIONS = { contentRoot: "/site", blogBasePath: "/news" };

/** Returns what a file of a collection becomes: the fields of its node, its problems and further nodes. */
async function read<Schema extends z.ZodType>(
  collection: Collection<Schema>,
  file: string,
  frontMatter: object,
  { body = "Text.", ...options }: Partial<ContentPluginOptions> & { body?: string } = {},
) {
  const input: PageInput<z.output<Schema>> = {
    frontMatter: collection.schema.parse(frontMatter),
    content: await compileContent(body, "mdx"),
    source: body,
    relativePath: file,
    directory: "/site/folder",
    positionOf: () => ({ line: 2, column: 1 }),
    options: { ...OPTIONS, ...options },
  };
  const problems = collection.findProblems?.(input) ?? [];
  return {
    fields: collection.toFields(input),
    problems: problems.map(({ code, value }) => [code, value]),
    nodes: collection.extraNodes?.(input) ?? [],
  };
}

describe("a post", () => {
  const FILE = "2025-03-04-a/index.mdx";

  it.each<[string, object, object]>([
    [FILE, {}, { permalink: "/news/a", slug: "a", date: "2025-03-04T00:00:00.000Z", title: "a" }],
    [FILE, { date: "2025-05-06" }, { date: "2025-05-06T00:00:00.000Z" }],
    [FILE, { slug: "/own/" }, { permalink: "/news/own", slug: "own" }],
    [
      FILE,
      {},
      {
        titleMeta: null,
        imageAlt: null,
        sidebarLabel: null,
        drawingPath: null,
        imagePath: null,
        imageUrl: null,
      },
    ],
    [
      FILE,
      {
        title_meta: "Meta",
        image_alt: "A curve",
        sidebar_label: "Short",
        image: "./a.png",
        image_drawing: "./a.svg",
      },
      {
        titleMeta: "Meta",
        imageAlt: "A curve",
        sidebarLabel: "Short",
        imagePath: "/site/folder/a.png",
        drawingPath: "/site/folder/a.svg",
        imageUrl: null,
      },
    ],
    [FILE, { image: "/a.png" }, { imagePath: null, imageUrl: "/a.png", drawingPath: null }],
    [
      FILE,
      { image: "https://b.example/a.png" },
      { imagePath: null, imageUrl: "https://b.example/a.png" },
    ],
    [FILE, { authors: "ada" }, { authorKeys: ["ada"], authorOverrides: {} }],
    [
      FILE,
      { tags: ["x", { label: "Y", permalink: "/y" }] },
      { tagKeys: ["x", "Y"], ownTags: { Y: "/y" } },
    ],
    [
      FILE,
      { authors: ["ada", { key: "bob", title: "Guest" }, { name: "Eve Ex", imageURL: "/e.png" }] },
      {
        authorKeys: ["ada", "bob", "inline-eve-ex"],
        authorOverrides: {
          bob: { title: "Guest" },
          "inline-eve-ex": { name: "Eve Ex", imageUrl: "/e.png" },
        },
      },
    ],
    [FILE, { authors: [{ image_url: "/e.png" }] }, { authorKeys: ["inline-e-png"] }],
    [
      FILE,
      { author: "Eve", author_title: "Guest", author_url: "https://b.example" },
      { authorKeys: ["inline-eve"], authorOverrides: { "inline-eve": { title: "Guest" } } },
    ],
  ])("%s with %j becomes %j", async (file, frontMatter, expected) => {
    const { fields, problems } = await read(blogCollection, file, frontMatter);
    expect(fields).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  it("has an address with its date on sites that want it", async () => {
    const { fields } = await read(blogCollection, FILE, {}, { blogPermalinks: "date" });
    expect(fields.permalink).toBe("/news/2025/03/04/a");
  });

  it.each([
    ["a.mdx", {}, [["blog/no-date", undefined]]],
    ["2025-02-30-a.mdx", {}, [["blog/bad-date", "2025-02-30"]]],
    ["a.mdx", { date: "2025-05-06" }, []],
    ["2025-02-30-a.mdx", { date: "2025-05-06" }, []],
  ])("%s with %j has a date: %j", async (file, frontMatter, problems) => {
    expect((await read(blogCollection, file, frontMatter)).problems).toEqual(problems);
  });

  it.each([
    [["ada"], []],
    [[{ key: "bob", title: "Guest" }], []],
    [
      [{ name: "Eve", title: "Guest" }],
      [["Author", "inline-eve", { name: "Eve", title: "Guest" }]],
    ],
  ])("with the authors %j makes nodes of those in it", async (authors, nodes) => {
    expect((await read(blogCollection, FILE, { authors })).nodes).toMatchObject(nodes);
  });
});

describe("a page of the documentation", () => {
  const [version] = resolveVersions([]);
  const docs = version && docCollection(version);
  const FILE = "guide/02-start.mdx";

  it.each<[string, object, object]>([
    [
      FILE,
      {},
      {
        permalink: "/docs/guide/start",
        docId: "guide/start",
        title: "start",
        fileName: "02-start.mdx",
        isFolderIndex: false,
        sidebarPosition: 2,
        sidebarLabel: null,
        sidebarClassName: null,
        sidebarCustomProps: null,
        sidebarKey: null,
        choosesSidebar: false,
        paginationLabel: null,
        customEditUrl: null,
        hideTitle: false,
        lastUpdate: null,
      },
    ],
    [
      FILE,
      {
        sidebar_position: 7,
        sidebar_label: "Go",
        sidebar_class_name: "c",
        sidebar_custom_props: { a: 1 },
        sidebar_key: "k",
        displayed_sidebar: null,
        pagination_label: "Go on",
        pagination_next: null,
        pagination_prev: "a",
        hide_title: true,
        custom_edit_url: "https://b.example",
        last_update: { date: "2025-05-06", author: "Ada" },
      },
      {
        sidebarPosition: 7,
        sidebarLabel: "Go",
        sidebarClassName: "c",
        sidebarCustomProps: { a: 1 },
        sidebarKey: "k",
        displayedSidebar: null,
        choosesSidebar: true,
        paginationLabel: "Go on",
        paginationNext: null,
        paginationPrev: "a",
        hideTitle: true,
        customEditUrl: "https://b.example",
        lastUpdate: { date: "2025-05-06T00:00:00.000Z", author: "Ada" },
      },
    ],
    [FILE, { custom_edit_url: null }, { customEditUrl: "" }],
    [FILE, { last_update: { author: "Ada" } }, { lastUpdate: { date: null, author: "Ada" } }],
    [
      FILE,
      { parse_number_prefixes: false },
      { permalink: "/docs/guide/02-start", sidebarPosition: null },
    ],
    [FILE, { id: "own" }, { permalink: "/docs/guide/own", docId: "guide/own" }],
    [FILE, { slug: "../up" }, { permalink: "/docs/up", docId: "guide/start" }],
    ["guide/index.mdx", {}, { permalink: "/docs/guide", isFolderIndex: true }],
    [FILE, {}, { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3 }],
    [FILE, { toc_min_heading_level: 4 }, { tocMinHeadingLevel: 4, tocMaxHeadingLevel: 4 }],
    [
      FILE,
      { toc_min_heading_level: 2, toc_max_heading_level: 5 },
      { tocMinHeadingLevel: 2, tocMaxHeadingLevel: 5 },
    ],
    [
      FILE,
      { description: "Own.", keywords: "k" },
      { description: "Own.", hasOwnDescription: true, keywords: ["k"] },
    ],
    [
      FILE,
      {},
      {
        description: "Text.",
        hasOwnDescription: false,
        keywords: [],
        hasOwnTitle: false,
        wordCount: 1,
        readingMinutes: 1,
      },
    ],
  ])("%s with %j becomes %j", async (file, frontMatter, expected) => {
    if (!docs) throw new Error("There is no version.");
    const { fields, problems } = await read(docs, file, frontMatter);
    expect(fields).toMatchObject(expected);
    expect(problems).toEqual([]);
  });

  it.each(["a?b", "../../up"])("cannot have the slug %s", async (slug) => {
    if (!docs) throw new Error("There is no version.");
    expect((await read(docs, FILE, { slug })).problems).toEqual([["front-matter/bad-slug", slug]]);
  });

  it("has the levels of its table of contents from the site", async () => {
    if (!docs) throw new Error("There is no version.");
    const tableOfContents = { minHeadingLevel: 3, maxHeadingLevel: 5 };
    const { fields } = await read(docs, FILE, {}, { tableOfContents });
    expect(fields).toMatchObject({ tocMinHeadingLevel: 3, tocMaxHeadingLevel: 5 });
  });

  it("has the title and the start of its text", async () => {
    if (!docs) throw new Error("There is no version.");
    const body = `# Own title\n\n${"word ".repeat(40)}\n`;
    const { fields } = await read(docs, FILE, {}, { body });
    expect(fields).toMatchObject({ title: "Own title", hasOwnTitle: true });
    expect(fields.description).toMatch(/^(?:word ){30,31}word…$/);
  });
});

describe("a standalone page", () => {
  it.each([
    ["about.mdx", {}, { permalink: "/about", hideTitle: false, title: "about" }],
    ["team/index.md", {}, { permalink: "/team" }],
    ["index.mdx", {}, { permalink: "/", hideTitle: true }],
    ["about.mdx", { slug: "/us" }, { permalink: "/us" }],
    ["about.mdx", { hide_title: true }, { hideTitle: true }],
    ["indexes.mdx", {}, { permalink: "/indexes" }],
  ])("%s with %j becomes %j", async (file, frontMatter, expected) => {
    expect((await read(standaloneCollection, file, frontMatter)).fields).toMatchObject(expected);
  });
});
