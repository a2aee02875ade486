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
  const kept = new Map<string, unknown>();
  const timer = { start: () => undefined, end: () => undefined, setStatus: () => undefined };
  const api = {
    createNodeId: (input: string) => input,
    createContentDigest: digestOf,
    getNode: (id: string) => store.get(id),
    getNodesByType: (type: string) => store.ofType(type),
    loadNodeContent: (node: StoredNode) => readFile(String(node.absolutePath), "utf8"),
    actions: {
      createNode: async (input: NodeInput) => {
        const node = { parent: null, children: [], ...input } as unknown as StoredNode;
        store.add(node);
        await onCreateNode(node);
      },
      createParentChildLink: ({ parent, child }: { parent: StoredNode; child: StoredNode }) => {
        const { children } = store.get(parent.id) ?? { children: [child.id] };
        if (!children.includes(child.id)) children.push(child.id);
      },
      deleteNode: ({ id }: { id: string }) => store.remove(id),
      touchNode: () => undefined,
    },
    cache: {
      get: async (key: string) => kept.get(key),
      set: async (key: string, value: unknown) => void kept.set(key, value),
    },
    // Problems are nodes, so messages can be ignored.
    reporter: { activityTimer: () => timer },
  };
  return api as unknown as SourceNodesArgs;
}

function digestOf(input: unknown): string {
  return createHash("md5")
    .update(typeof input === "string" ? input : JSON.stringify(input))
    .digest("hex");
}
