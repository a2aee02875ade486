import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { sourceNodes } from "../source-nodes";
import { fixture } from "./load-fixture";

interface FakeApi {
  api: SourceNodesArgs;
  nodes: Map<string, NodeInput>;
  touched: string[];
}

function fakeApi(): FakeApi {
  const nodes = new Map<string, NodeInput>();
  const fake = {
    nodes,
    touched: [] as string[],
  };
  const api = {
    createNodeId: (input: string) => `id ${input}`,
    createContentDigest: (input: unknown) => JSON.stringify(input),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    actions: {
      createNode: (node: NodeInput) => nodes.set(node.id, node),
      deleteNode: (node: NodeInput) => nodes.delete(node.id),
      touchNode: (node: NodeInput) => fake.touched.push(node.id),
    },
    reporter: {
      activityTimer: () => ({
        start: () => undefined,
        end: () => undefined,
        setStatus: () => undefined,
      }),
    },
  };
  return { ...fake, api: api as unknown as SourceNodesArgs };
}

async function run(fake: FakeApi, spec: string, id = "v2"): Promise<void> {
  await sourceNodes(fake.api, { id, spec, basePath: "/api", plugins: [] }, () => undefined);
}

function countByType(fake: FakeApi): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { internal } of fake.nodes.values()) {
    counts[internal.type] = (counts[internal.type] ?? 0) + 1;
  }
  return counts;
}

describe("sourceNodes", () => {
  it("makes nothing without a document", async () => {
    const fake = fakeApi();
    await sourceNodes(fake.api, { id: "none", basePath: "/api", plugins: [] }, () => undefined);
    expect(fake.nodes.size).toBe(0);
  });

  it("makes nodes of every type", async () => {
    const fake = fakeApi();
    await run(fake, fixture("swagger-2.yaml"));
    expect(countByType(fake)).toEqual({
      ApiDocument: 1,
      ApiDocumentSource: 1,
      ApiTag: 1,
      ApiSchema: 1,
      ApiOperation: 2,
      ApiResponse: 2,
      ApiMarkdown: 3,
    });
  });

  it("joins nodes by ids that exist", async () => {
    const fake = fakeApi();
    await run(fake, fixture("webhooks.yaml"));
    await run(fake, fixture("circular.yaml"), "v3");
    for (const node of fake.nodes.values()) {
      const links = Object.entries(node).filter(
        ([key]) => /Ids?$/.test(key) && key !== "operationId" && key !== "documentId",
      );
      for (const [key, value] of links) {
        const missing = [value].flat().filter((id) => id !== null && !fake.nodes.has(String(id)));
        expect([node.id, key, missing]).toEqual([node.id, key, []]);
      }
    }
  });

  it("gives an operation its parameters and its body with summaries and whole texts", async () => {
    const fake = fakeApi();
    await run(fake, fixture("bodies.yaml"));
    const operations = [...fake.nodes.values()].filter(({ method }) => method !== undefined);
    const parts = operations.flatMap(({ parameters, requestBody, servers }) =>
      [parameters, requestBody ?? [], servers].flat(),
    );
    const described = parts.filter((part) => Object(part).descriptionMarkdownId !== null);
    expect(parts.length).toBeGreaterThan(described.length);
    expect(described.map((part) => fake.nodes.has(Object(part).descriptionMarkdownId))).toEqual(
      described.map(() => true),
    );
  });

  it("makes the same nodes every time", async () => {
    const [first, second] = [fakeApi(), fakeApi()];
    await run(first, fixture("keywords.yaml"));
    await run(second, fixture("keywords.yaml"));
    expect([...second.nodes.values()]).toEqual([...first.nodes.values()]);
  });

  it("makes nodes of descriptions, in Markdown", async () => {
    const fake = fakeApi();
    await run(fake, fixture("webhooks.yaml"));
    const tag = [...fake.nodes.values()].find(({ internal }) => internal.type === "ApiTag");
    expect(tag?.description).toBe("All events.");
    expect(fake.nodes.get(String(tag?.descriptionMarkdownId))).toMatchObject({
      internal: { mediaType: "text/markdown", content: "All **events**." },
    });
  });

  it("makes one node of a text that describes many places", async () => {
    const fake = fakeApi();
    const folder = temporaryFolder();
    const spec = path.join(folder, "openapi.yaml");
    const write = (texts: string[]) =>
      writeFile(
        spec,
        `openapi: 3.1.1\ninfo: { title: A, version: "1" }\npaths: {}\ntags:\n${texts
          .map((text, index) => `  - { name: t${index}, description: ${text} }`)
          .join("\n")}\n`,
      );
    await write(["Same.", "Same.", "Other."]);
    await run(fake, spec);
    expect(countByType(fake)).toMatchObject({ ApiTag: 3, ApiMarkdown: 2 });
    await write(["Other.", "Same."]);
    await run(fake, spec);
    expect(countByType(fake)).toMatchObject({ ApiTag: 2, ApiMarkdown: 2 });
    await write(["Other."]);
    await run(fake, spec);
    expect(countByType(fake)).toMatchObject({ ApiTag: 1, ApiMarkdown: 1 });
  });

  it("takes away what the document no longer has, and nothing of other documents", async () => {
    const fake = fakeApi();
    await run(fake, fixture("no-tags.yaml"), "other");
    const others = fake.nodes.size;
    await run(fake, fixture("swagger-2.yaml"));
    await run(fake, fixture("unsafe.yaml"));
    // Its schema, two descriptions, and the warning of their links.
    expect(fake.nodes.size).toBe(others + 4);
    expect(
      JSON.stringify(
        [...fake.nodes.values()].filter(({ internal }) => internal.type === "ApiMarkdown"),
      ),
    ).not.toContain("javascript:");
  });

  it("makes nodes of problems and leaves the last good nodes", async () => {
    const folder = temporaryFolder();
    const spec = path.join(folder, "openapi.yaml");
    const fake = fakeApi();
    await writeFile(spec, 'openapi: 3.1.1\ninfo: { title: A, version: "1" }\npaths: {}\n');
    await run(fake, spec);
    const before = [...fake.nodes.keys()];
    await writeFile(spec, "openapi: 3.1.1\ninfo: { title: A, version: 1 }\npathes: {}\n");
    await run(fake, spec);
    expect(fake.touched.sort()).toEqual([...before].sort());
    const problems = [...fake.nodes.values()].filter(({ id }) => !before.includes(id));
    expect(problems.map(({ line, column }) => [line, column])).toEqual(
      expect.arrayContaining([
        [2, 28],
        [3, 1],
      ]),
    );
    expect(fake.nodes.size).toBe(before.length + problems.length);
  });
});
