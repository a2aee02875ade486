import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import { sourceNodes } from "../../../plugins/gatsby-source-openapi/src/source-nodes";
import { onCreateNode } from "../../../plugins/gatsby-transformer-content/src/on-create-node";
import { readSiteSources } from "../../site/settings";

/** A node as the plugins make it. */
export type MadeNode = Record<string, unknown> & { id: string; internal: { type: string } };

/**
 * Makes the nodes of a whole site with the plugins' own code and a pretended Gatsby, in seconds.
 *
 * @throws Error with the report of the OpenAPI plugin if a document is wrong
 */
export async function makeSiteNodes(): Promise<MadeNode[]> {
  const { contentRoot, settings } = readSiteSources(process.env);
  const nodes = new Map<string, MadeNode>();
  const api = pretendedGatsby(nodes);
  for (const relativePath of (await readdir(contentRoot, { recursive: true })).sort()) {
    await makeContentNodes(api, contentRoot, relativePath);
  }
  for (const document of settings.openapi) {
    const options = { ...document, requireOperationIds: true, plugins: [] };
    await sourceNodes(api, options, () => undefined);
  }
  return [...nodes.values()];
}

/** Every file is offered as a file and, where it is text for readers, as gatsby-plugin-mdx would. */
async function makeContentNodes(
  api: SourceNodesArgs,
  contentRoot: string,
  relativePath: string,
): Promise<void> {
  if (!/\.(?:mdx?|ya?ml|json)$/.test(relativePath)) return;
  const file = fileNode(contentRoot, relativePath);
  const getNode = () => file;
  const loadNodeContent = () => readFile(file.absolutePath, "utf8");
  const isPage = /^mdx?$/.test(file.extension);
  const node = isPage ? { id: `mdx ${file.id}`, parent: file.id, internal: { type: "Mdx" } } : file;
  type Create = NonNullable<typeof onCreateNode>;
  const args = { ...api, node, getNode, loadNodeContent } as unknown as Parameters<Create>[0];
  const options = { docsBasePath: "/docs", blogBasePath: "/blog", plugins: [] };
  await (onCreateNode as Create)(args, options, () => undefined);
}

function fileNode(contentRoot: string, relativePath: string) {
  const parsed = path.parse(relativePath);
  return {
    id: relativePath,
    parent: null,
    internal: { type: "File" },
    sourceInstanceName: "content",
    relativePath: relativePath.split(path.sep).join("/"),
    relativeDirectory: parsed.dir,
    absolutePath: path.join(contentRoot, relativePath),
    name: parsed.name,
    base: parsed.base,
    extension: parsed.ext.slice(1),
  };
}

function pretendedGatsby(nodes: Map<string, MadeNode>): SourceNodesArgs {
  const timer = { start: () => undefined, end: () => undefined, setStatus: () => undefined };
  const api = {
    createNodeId: (input: string) => input,
    createContentDigest: () => "",
    getNodesByType: () => [],
    actions: {
      createNode: (node: NodeInput) => nodes.set(node.id, node as MadeNode),
      createParentChildLink: () => undefined,
      deleteNode: () => undefined,
      touchNode: () => undefined,
    },
    reporter: {
      warn: () => undefined,
      panicOnBuild: ({ context }: { context: { report: string } }) => {
        throw new Error(context.report);
      },
      activityTimer: () => timer,
    },
  };
  return api as unknown as SourceNodesArgs;
}
