import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { NodeInput, SourceNodesArgs } from "gatsby";
import type { NodeStore, StoredNode } from "./nodes";

/**
 * Creates the arguments of the plugins' `sourceNodes` and `onCreateNode` over a store in memory, as far as
 * plugins that create nodes use them.
 *
 * @param onCreateNode called for every new node, as Gatsby calls the plugins' `onCreateNode`
 */
export function createPluginApi(
  store: NodeStore,
  onCreateNode: (node: StoredNode) => Promise<void>,
): SourceNodesArgs {
  const api = {
    createNodeId: (input: string) => input,
    createContentDigest: digestOf,
    getNode: (id: string) => store.get(id),
    getNodes: () => store.all(),
    getNodesByType: (type: string) => store.ofType(type),
    getNodeAndSavePathDependency: (id: string) => store.get(id),
    loadNodeContent: (node: StoredNode) =>
      node.internal.content ?? readFile(String(node.absolutePath), "utf8"),
    actions: nodeActions(store, onCreateNode),
    pathPrefix: "",
    cache: createCache(),
    reporter: SILENT_REPORTER,
  };
  return api as unknown as SourceNodesArgs;
}

function digestOf(input: unknown): string {
  return createHash("md5")
    .update(typeof input === "string" ? input : JSON.stringify(input))
    .digest("hex");
}

function nodeActions(store: NodeStore, onCreateNode: (node: StoredNode) => Promise<void>) {
  return {
    createNode: async (input: NodeInput) => {
      const node = { parent: null, children: [], ...input } as unknown as StoredNode;
      store.add(node);
      await onCreateNode(node);
    },
    createParentChildLink: ({ parent, child }: { parent: StoredNode; child: StoredNode }) => {
      const kept = store.get(parent.id);
      if (kept && !kept.children.includes(child.id)) kept.children.push(child.id);
    },
    createNodeField: ({
      node,
      name,
      value,
    }: {
      node: StoredNode;
      name: string;
      value: unknown;
    }) => {
      const kept = store.get(node.id);
      if (kept) kept.fields = { ...(kept.fields as object | undefined), [name]: value };
    },
    deleteNode: ({ id }: { id: string }) => store.remove(id),
    touchNode: () => undefined,
  };
}

/** Creates a cache in memory with the methods that plugins use. */
function createCache() {
  const kept = new Map<string, unknown>();
  return {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => {
      kept.set(key, value);
      return value;
    },
    del: async (key: string) => void kept.delete(key),
  };
}

const TIMER = { start: () => undefined, end: () => undefined, setStatus: () => undefined };

/** Problems are nodes, so messages can be ignored, except for a panic. */
const SILENT_REPORTER = {
  info: () => undefined,
  verbose: () => undefined,
  success: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  activityTimer: () => TIMER,
  panic: failWith,
  panicOnBuild: failWith,
};

function failWith(reason: unknown): never {
  const { context, text } = Object(reason) as { context?: { report?: string }; text?: string };
  throw new Error(context?.report ?? text ?? String(reason));
}
