/** A node as plugins create it. */
export type StoredNode = Record<string, unknown> & {
  id: string;
  parent: string | null;
  children: string[];
  internal: { type: string; content?: string };
};

/** All nodes of a site, in the order of their creation. */
export interface NodeStore {
  /** Adds a node, or replaces the one with the same id. */
  add: (node: StoredNode) => void;
  remove: (id: string) => void;
  get: (id: string) => StoredNode | undefined;
  ofType: (type: string) => StoredNode[];
  /** Finds nodes by the value of a field, as `@link(by: …)` does. */
  find: (types: readonly string[], field: string, value: unknown) => StoredNode[];
}

/** Creates a store in memory. Lookups are indexed; a change drops the indexes. */
export function createNodeStore(): NodeStore {
  const nodes = new Map<string, StoredNode>();
  let byType = new Map<string, StoredNode[]>();
  let byField = new Map<string, Map<unknown, StoredNode[]>>();
  const dropIndexes = () => {
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
      dropIndexes();
    },
    remove: (id) => {
      nodes.delete(id);
      dropIndexes();
    },
    get: (id) => nodes.get(id),
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

/** The part of Gatsby's node queries that this project uses. */
export interface NodeQuery {
  filter?: Filter;
  /** As resolvers write it, or as queries do: `[{ date: DESC }, { file: ASC }]`. */
  sort?: { fields: string[]; order?: string[] } | OrderBy | OrderBy[];
  limit?: number;
  skip?: number;
}

type OrderBy = Record<string, "ASC" | "DESC">;

/** `{ field: { eq: value } }`, and of a linked node `{ link: { field: { eq: value } } }`. */
type Filter = Record<string, Record<string, unknown>>;

/** Returns the node that a field links to. */
export type FollowLink = (node: StoredNode, field: string) => StoredNode | null | undefined;

/** The part of Gatsby's node model that resolvers use. */
export interface NodeModel {
  findAll: (query: {
    type: string;
    query?: NodeQuery;
  }) => Promise<{ entries: StoredNode[]; totalCount: () => Promise<number> }>;
  findOne: (query: { type: string; query?: NodeQuery }) => Promise<StoredNode | null>;
  getNodeById: (query: { id: string }) => StoredNode | null;
  getNodesByIds: (query: { ids: readonly string[] }) => StoredNode[];
}

/** @param typesOf returns the node types of a name: the type, or the types of an interface */
export function createNodeModel(
  store: NodeStore,
  typesOf: (name: string) => readonly string[],
  follow: FollowLink = () => null,
): NodeModel {
  const select = (type: string, query: NodeQuery = {}) => {
    const found = typesOf(type).flatMap((name) => store.ofType(name));
    return sortNodes(found.filter(testOf(query.filter ?? {}, follow)), query.sort);
  };
  return {
    findAll: async ({ type, query }) => {
      const found = select(type, query);
      const { skip = 0, limit = found.length } = query ?? {};
      return { entries: found.slice(skip, skip + limit), totalCount: async () => found.length };
    },
    findOne: async ({ type, query }) => select(type, query)[0] ?? null,
    getNodeById: ({ id }) => store.get(id) ?? null,
    getNodesByIds: ({ ids }) => ids.flatMap((id) => store.get(id) ?? []),
  };
}

type Test = (node: StoredNode) => boolean;

/** Returns a test for all conditions of a filter. A list meets one if one of its items does, as in Gatsby. */
function testOf(filter: Filter, follow: FollowLink): Test {
  const tests = Object.entries(filter).flatMap(([field, conditions]) =>
    Object.entries(conditions).map(([operator, operand]): Test => {
      // The condition is for a field of the node that this field links to.
      if (typeof operand === "object" && operand !== null && !Array.isArray(operand)) {
        const isMatch = testOf({ [operator]: operand as Record<string, unknown> }, follow);
        return (node) => {
          const linked = follow(node, field);
          return linked ? isMatch(linked) : false;
        };
      }
      if (!["eq", "in", "ne", "nin"].includes(operator))
        throw new Error(`The data layer in memory has no filter "${operator}".`);
      const isWanted = operator === "eq" || operator === "in";
      const operands = [operand].flat();
      const isOperand = (value: unknown) => operands.includes(value);
      return ({ [field]: value = null }) =>
        (Array.isArray(value) ? value.some(isOperand) : isOperand(value)) === isWanted;
    }),
  );
  return (node) => tests.every((isMatch) => isMatch(node));
}

function sortNodes(nodes: StoredNode[], sort: NodeQuery["sort"]): StoredNode[] {
  if (!sort) return nodes;
  const { fields, order } = sort as { fields?: string[]; order?: string[] };
  const keys = fields
    ? fields.map((field, index) => [field, order?.[index] ?? "ASC"] as const)
    : [sort].flat().flatMap((part) => Object.entries<string>(part as OrderBy));
  return [...nodes].sort((a, b) => {
    for (const [field, order] of keys) {
      const [first, second] = order.toLowerCase() === "desc" ? [b, a] : [a, b];
      const [left, right] = [first[field] ?? "", second[field] ?? ""];
      if (left !== right) return left < right ? -1 : 1;
    }
    return 0;
  });
}
