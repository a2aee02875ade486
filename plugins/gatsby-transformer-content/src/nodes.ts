import type { Node, NodePluginArgs } from "gatsby";
import type { TextProblem } from "../../../packages/problems";
import { projectPath } from "../../../packages/problems";
import { CURRENT_VERSION, DEFAULT_INSTANCE } from "./versions/docs-version";

/** GraphQL types of this plugin. */
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
  apiRelease: "ApiRelease",
  lastCommit: "ContentCommit",
  inclusion: "ContentInclusion",
  problem: "ContentProblem",
} as const;

/** `name` of the gatsby-source-filesystem instance with the content files. */
export const CONTENT_SOURCE = "content";

/** Plugin name, the owner of its nodes. */
const PLUGIN = "gatsby-transformer-content";

/** Fields of a `File` node that this plugin reads. */
export interface FileNode extends Node {
  absolutePath: string;
  relativePath: string;
  relativeDirectory: string;
  sourceInstanceName: string;
  name: string;
  base: string;
  extension: string;
  /** Bytes. */
  size: number;
}

/** Fields of a node without Gatsby's own. */
export type NodeFields = Record<string, unknown>;

/** Creates nodes as children of a file, so that Gatsby deletes them with the file. */
export interface NodeFactory {
  /** Path of the file from the working directory. */
  file: string;
  /**
   * Creates a node and returns its id.
   *
   * @param key distinguishes nodes of the same type and file
   */
  create: (type: string, key: string, fields: NodeFields) => Promise<string>;
  /** Creates problem nodes. The build reports all of them together. */
  report: (problems: readonly TextProblem[]) => Promise<void>;
}

/**
 * Returns a factory of nodes under `parent`, which is the node of a file or made from it. Ids follow
 * from the file's path below the content root, so they are the same wherever the project is.
 */
export function createNodeFactory(
  api: NodePluginArgs,
  { sourceInstanceName, relativePath, absolutePath }: FileNode,
  parent: Node,
): NodeFactory {
  const { actions, getNode } = api;
  const file = projectPath(absolutePath);
  const create: NodeFactory["create"] = async (type, key, fields) => {
    const name = `${sourceInstanceName}/${relativePath} >>> ${key}`;
    const node = { ...nodeOf(api, type, name, fields), parent: parent.id };
    // The parent may have been replaced since: its successor has nodes of its own, and the link
    // below would put the old parent back into the store.
    if (!isCurrent(parent, getNode(parent.id))) return node.id;
    await actions.createNode(node);
    const current = getNode(parent.id);
    if (current && isCurrent(parent, current)) {
      actions.createParentChildLink({ parent: current, child: node as unknown as Node });
    }
    return node.id;
  };
  const report: NodeFactory["report"] = async (problems) => {
    for (const [index, problem] of problems.entries()) {
      const place = problem.file ? { page: file } : { file };
      await create(NODE_TYPES.problem, `${problem.code}/${index}`, { ...problem, ...place });
    }
  };
  return { file, create, report };
}

function nodeOf(api: NodePluginArgs, type: string, key: string, fields: NodeFields) {
  return {
    ...fields,
    id: rootNodeId(api, type, key),
    parent: null,
    children: [],
    internal: { type, contentDigest: api.createContentDigest(fields) },
  };
}

/** Returns whether a node in the store is unchanged. */
export function isCurrent(node: Node, stored: Node | undefined): boolean {
  return stored?.internal.contentDigest === node.internal.contentDigest;
}

/** Deletes this plugin's children of a node before they are created again. */
export function deleteChildren({ actions, getNode }: NodePluginArgs, parent: Node): void {
  for (const id of parent.children) {
    const child = getNode(id);
    if (child?.internal.owner === PLUGIN) actions.deleteNode(child);
  }
}

/** Creates a node without a parent. */
export async function createRootNode(
  api: NodePluginArgs,
  type: string,
  key: string,
  fields: NodeFields,
): Promise<void> {
  await api.actions.createNode(nodeOf(api, type, key, fields));
}

/** Returns the id of a node without a parent. */
export function rootNodeId({ createNodeId }: NodePluginArgs, type: string, key: string): string {
  return createNodeId(`${type} >>> ${key}`);
}

/** Part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  findOne: (query: { type: string; query?: object }) => Promise<object | null | undefined>;
  findAll: (query: { type: string; query?: object }) => Promise<{ entries: Iterable<object> }>;
  getNodeById: (query: { id: string }) => { internal: { type: string } } | null;
  getNodesByIds: (query: { ids: readonly string[] }) => object[];
}

/** GraphQL context of a query. */
export interface QueryContext {
  nodeModel: NodeModel;
}

/**
 * Makes a function run once per query. The results live as long as the query's context, so they are
 * never outdated.
 */
export function oncePerQuery<Result>(
  load: (context: QueryContext) => Promise<Result>,
): (context: QueryContext) => Promise<Result> {
  const loaded = new WeakMap<QueryContext, Promise<Result>>();
  return (context) => {
    const result = loaded.get(context) ?? load(context);
    loaded.set(context, result);
    return result;
  };
}

/** Returns the node of a type whose fields have these values, or the only node of the type. */
export async function findNode<T>(
  nodeModel: Pick<NodeModel, "findOne">,
  type: string,
  values: Record<string, unknown> = {},
): Promise<T | undefined> {
  const filter = Object.fromEntries(Object.entries(values).map(([key, eq]) => [key, { eq }]));
  return ((await nodeModel.findOne({ type, query: { filter } })) ?? undefined) as T | undefined;
}

/** Returns the name of the version of the documentation that is shown by default. */
export async function latestVersion(nodeModel: Pick<NodeModel, "findOne">): Promise<string> {
  const version = await findNode<{ name: string }>(nodeModel, NODE_TYPES.docsVersion, {
    isLast: true,
    instance: DEFAULT_INSTANCE,
  });
  return version?.name ?? CURRENT_VERSION;
}

/**
 * Returns all nodes of a type. Gatsby runs the query again when the first node of the type is
 * created.
 */
export async function findAllNodes<T>(
  nodeModel: Pick<NodeModel, "findAll">,
  type: string,
  query?: object,
): Promise<T[]> {
  const { entries } = await nodeModel.findAll(query ? { type, query } : { type });
  return [...(entries as Iterable<T>)];
}
