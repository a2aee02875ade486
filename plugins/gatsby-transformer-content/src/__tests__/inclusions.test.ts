import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { NodeInput, NodePluginArgs } from "gatsby";
import { temporaryFolder, writeFiles } from "../../../../packages/temporary-folder";
import { onCreateNode, recreateDependents } from "../on-create-node";

type Made = Record<string, unknown> & { id: string; internal: { type: string } };

/** A fake Gatsby with one page on disk; `addFile` passes a file to the plugin. */
async function fakeSite(root: string) {
  const nodes = new Map<string, Made>();
  const addFile = async (relativePath: string) => {
    const { name, ext } = path.parse(relativePath);
    const absolutePath = path.join(root, relativePath);
    const own = { relativePath, absolutePath, name, extension: ext.slice(1) };
    const internal = { type: "File" };
    const file: Made = { id: relativePath, internal, sourceInstanceName: "content", ...own };
    const mdx: Made = {
      id: `mdx ${relativePath}`,
      parent: file.id,
      children: [],
      internal: { type: "Mdx" },
    };
    for (const node of [file, mdx]) {
      nodes.set(node.id, node);
      await create(node);
    }
  };
  const api = {
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter((n) => n.internal.type === type),
    loadNodeContent: async ({ absolutePath }: { absolutePath: string }) =>
      readFile(absolutePath, "utf8"),
    createNodeId: (input: string) => input,
    createContentDigest: () => "",
    actions: {
      createNode: (made: NodeInput) => {
        const internal = { ...made.internal, owner: "gatsby-transformer-content" };
        nodes.set(made.id, { ...made, internal } as Made);
      },
      createParentChildLink: ({ parent, child }: { parent: Made; child: Made }) =>
        (parent.children as string[]).push(child.id),
      deleteNode: ({ id }: Made) => nodes.delete(id),
    },
  } as unknown as NodePluginArgs;
  const options = { blogBasePath: "/blog", contentRoot: root };
  const create = (node: Made) =>
    (onCreateNode as (api: object, options: object) => Promise<void>)({ ...api, node }, options);
  /** Takes a file away, as Gatsby does, and tells the plugin. */
  const removeFile = async (relativePath: string) => {
    await rm(path.join(root, relativePath));
    nodes.delete(relativePath);
    nodes.delete(`mdx ${relativePath}`);
    await recreateDependents(path.join(root, relativePath), api, options);
  };
  const body = () =>
    JSON.stringify([...nodes.values()].find((n) => n.internal.type === "ContentBody")?.tree);
  const problems = () =>
    [...nodes.values()].filter((n) => n.internal.type === "ContentProblem").length;
  return { addFile, removeFile, body, problems };
}

describe("a page that takes in a partial", () => {
  let root = "";
  beforeEach(() => {
    root = temporaryFolder();
  });

  const write = async (name: string, text: string) => writeFiles(root, { [`docs/${name}`]: text });
  const PAGE = "---\ntitle: A\n---\n\nimport P from './_p.mdx'\n\n<P />\n";

  it("is recreated when the partial changes", async () => {
    await Promise.all([write("a.mdx", PAGE), write("_p.mdx", "one")]);
    const site = await fakeSite(root);
    await site.addFile("docs/a.mdx");
    expect(site.body()).toContain("one");
    await write("_p.mdx", "two");
    await site.addFile("docs/_p.mdx");
    expect(site.body()).toContain("two");
  });

  it("goes when the partial gets an error", async () => {
    await Promise.all([write("a.mdx", PAGE), write("_p.mdx", "one")]);
    const site = await fakeSite(root);
    await site.addFile("docs/a.mdx");
    await write("_p.mdx", "text {");
    await site.addFile("docs/_p.mdx");
    expect([site.body(), site.problems()]).toEqual([undefined, 1]);
  });

  it("is made when a partial that was missing appears", async () => {
    await write("a.mdx", PAGE);
    const site = await fakeSite(root);
    await site.addFile("docs/a.mdx");
    expect([site.body(), site.problems()]).toEqual([undefined, 1]);
    await write("_p.mdx", "here");
    await site.addFile("docs/_p.mdx");
    expect(site.body()).toContain("here");
    expect(site.problems()).toBe(0);
  });

  it("goes with the partial, and comes back with it", async () => {
    await Promise.all([write("a.mdx", PAGE), write("_p.mdx", "one")]);
    const site = await fakeSite(root);
    await site.addFile("docs/a.mdx");
    await site.addFile("docs/_p.mdx");
    await site.removeFile("docs/_p.mdx");
    expect([site.body(), site.problems()]).toEqual([undefined, 1]);
    await write("_p.mdx", "again");
    await site.addFile("docs/_p.mdx");
    expect(site.body()).toContain("again");
    expect(site.problems()).toBe(0);
  });
});
