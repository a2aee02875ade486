/** A node as plugins make it. */
export type StoredNode = Record<string, unknown> & {
  id: string;
  parent: string | null;
  children: string[];
  internal: { type: string; content?: string };
};

/** All nodes of a site, in the order in which they were made. */
export interface NodeStore {
  /** Adds a node, or puts it in the place of the one with its id. */
  add: (node: StoredNode) => void;
  remove: (id: string) => void;
  get: (id: string) => StoredNode | undefined;
  all: () => StoredNode[];
  ofType: (type: string) => StoredNode[];
  /** Nodes of the types whose field holds the value: what `@link(by: …)` looks for. */
  find: (types: readonly string[], field: string, value: unknown) => StoredNode[];
}

/** A store in memory. Lookups are indexed, and the indexes made anew after a change. */
export function createNodeStore(): NodeStore {
  const nodes = new Map<string, StoredNode>();
  let byType = new Map<string, StoredNode[]>();
  let byField = new Map<string, Map<unknown, StoredNode[]>>();
  const forget = () => {
    byType = new Map();
    byField = new Map();
  };
  const ofType = (type: string) => {
    if (byType.size === 0) byType = group(nodes.values(), ({ internal }) => internal.type);
    return byType.get(type) ?? [];
  };
  const indexOf = (type: string, field: string) => {
    const key = `${type}.${field}`;
    const index = byField.get(key) ?? group(ofType(type), (node) => node[field]);
    byField.set(key, index);
    return index;
  };
  return {
    add: (node) => {
      nodes.set(node.id, node);
      forget();
    },
    remove: (id) => {
      nodes.delete(id);
      forget();
    },
    get: (id) => nodes.get(id),
    all: () => [...nodes.values()],
    ofType,
    find: (types, field, value) => types.flatMap((type) => indexOf(type, field).get(value) ?? []),
  };
}

function group<Key>(
  nodes: Iterable<StoredNode>,
  keyOf: (node: StoredNode) => Key,
): Map<Key, StoredNode[]> {
  const groups = new Map<Key, StoredNode[]>();
  for (const node of nodes) {
    const key = keyOf(node);
    const known = groups.get(key);
    if (known) known.push(node);
    else groups.set(key, [node]);
  }
  return groups;
}
