import type { Node, NodePluginArgs } from "gatsby";
import type { Problem } from "../../../packages/problems";

/** GraphQL types that this plugin makes. */
export const NODE_TYPES = {
  docPage: "DocPage",
  blogPost: "BlogPost",
  standalonePage: "StandalonePage",
  tag: "Tag",
  author: "Author",
  sidebar: "Sidebar",
  category: "Category",
  docsVersion: "DocsVersion",
  docTag: "DocTag",
  siteSettings: "SiteSettings",
  lastCommit: "ContentCommit",
  inclusion: "ContentInclusion",
  problem: "ContentProblem",
} as const;

/** `name` of the gatsby-source-filesystem instance whose files this plugin reads. */
export const CONTENT_SOURCE = "content";

/** Name of this plugin, by which Gatsby knows the nodes that it made. */
export const PLUGIN = "gatsby-transformer-content";

/** A File node, as far as this plugin reads it. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  relativeDirectory: string;
  sourceInstanceName: string;
  name: string;
  base: string;
  extension: string;
}

/** Fields of a node before Gatsby's own. */
export type NodeFields = Record<string, unknown>;

/** Makes nodes as children of the file that they come from, so that they go when it goes. */
export interface NodeWriter {
  /**
   * Creates a node and returns its id.
   *
   * @param key what tells the node from others of its type out of the same file
   */
  write: (type: string, key: string, fields: NodeFields) => Promise<string>;
  /** Records what is wrong; the build asks for all of it at once. */
  report: (problems: Problem[]) => Promise<void>;
}

/** A writer for nodes under `parent`. */
export function createNodeWriter(api: NodePluginArgs, parent: Node): NodeWriter {
  const { actions, createNodeId, createContentDigest } = api;
  const write: NodeWriter["write"] = async (type, key, fields) => {
    const id = createNodeId(`${type} >>> ${parent.id} >>> ${key}`);
    const node = {
      ...fields,
      id,
      parent: parent.id,
      children: [],
      internal: { type, contentDigest: createContentDigest(fields) },
    };
    await actions.createNode(node);
    actions.createParentChildLink({ parent, child: node as unknown as Node });
    return id;
  };
  return {
    write,
    report: async (problems) => {
      for (const [index, problem] of problems.entries()) {
        await write(NODE_TYPES.problem, `${problem.code}/${index}`, { ...problem });
      }
    },
  };
}

/** Deletes the nodes that this plugin made of another, so that they can be made anew. */
export function forgetChildren({ actions, getNode }: NodePluginArgs, parent: Node): void {
  for (const id of parent.children) {
    const child = getNode(id);
    if (child?.internal.owner === PLUGIN) actions.deleteNode(child);
  }
}

/** Makes a node that no file stands for. */
export async function writeRootNode(
  api: NodePluginArgs,
  type: string,
  key: string,
  fields: NodeFields,
): Promise<void> {
  await api.actions.createNode({
    ...fields,
    id: rootNodeId(api, type, key),
    parent: null,
    children: [],
    internal: { type, contentDigest: api.createContentDigest(fields) },
  });
}

/** Id of a node that no file stands for. */
export function rootNodeId({ createNodeId }: NodePluginArgs, type: string, key: string): string {
  return createNodeId(`${type} >>> ${key}`);
}
