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
  all: () => StoredNode[];
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
    return sortNodes(filterNodes(found, query.filter, follow), query.sort);
  };
  return {
    findAll: async ({ type, query }) => {
      const found = select(type, query);
      const skip = query?.skip ?? 0;
      const entries = found.slice(
        skip,
        query?.limit === undefined ? undefined : skip + query.limit,
      );
      return { entries, totalCount: async () => found.length };
    },
    findOne: async ({ type, query }) => select(type, query)[0] ?? null,
    getNodeById: ({ id }) => store.get(id) ?? null,
    getNodesByIds: ({ ids }) => ids.flatMap((id) => store.get(id) ?? []),
  };
}

type Test = (node: StoredNode) => boolean;

function filterNodes(
  nodes: StoredNode[],
  filter: Filter = {},
  follow: FollowLink = () => null,
): StoredNode[] {
  const tests = Object.entries(filter).flatMap(([field, conditions]) =>
    Object.entries(conditions).map(([operator, operand]) =>
      isFilter(operand)
        ? linkTest(field, { [operator]: operand }, follow)
        : fieldTest(field, conditionOf(operator, operand)),
    ),
  );
  return nodes.filter((node) => tests.every((isMatch) => isMatch(node)));
}

function fieldTest(field: string, isMatch: (value: unknown) => boolean): Test {
  return (node) => isMatch(node[field]);
}

function linkTest(field: string, filter: Filter, follow: FollowLink): Test {
  return (node) => {
    const linked = follow(node, field);
    return linked ? filterNodes([linked], filter, follow).length > 0 : false;
  };
}

/** Distinguishes filters of linked nodes from operands, which are values or lists. */
function isFilter(operand: unknown): operand is Record<string, unknown> {
  return typeof operand === "object" && operand !== null && !Array.isArray(operand);
}

/** A list matches if one of its items does, as in Gatsby. */
function conditionOf(operator: string, operand: unknown): (value: unknown) => boolean {
  const some = (isMatch: (item: unknown) => boolean) => (value: unknown) =>
    Array.isArray(value) ? value.some(isMatch) : isMatch(value ?? null);
  const operands = [operand].flat();
  switch (operator) {
    case "eq":
      return some((item) => item === operand);
    case "ne":
      return (value) => !some((item) => item === operand)(value);
    case "in":
      return some((item) => operands.includes(item));
    case "nin":
      return (value) => !some((item) => operands.includes(item))(value);
    default:
      throw new Error(`The data layer in memory has no filter "${operator}".`);
  }
}

function sortNodes(nodes: StoredNode[], sort: NodeQuery["sort"]): StoredNode[] {
  if (!sort) return nodes;
  const keys = sortKeys(sort).map(([field, order]) => ({
    field,
    direction: order.toLowerCase() === "desc" ? -1 : 1,
  }));
  return [...nodes].sort((a, b) => {
    for (const { field, direction } of keys) {
      const order = compare(a[field], b[field]);
      if (order !== 0) return order * direction;
    }
    return 0;
  });
}

function sortKeys(sort: NonNullable<NodeQuery["sort"]>): Array<[field: string, order: string]> {
  if (Array.isArray(sort)) return sort.flatMap((part) => Object.entries(part));
  if (!Array.isArray(sort.fields)) return Object.entries(sort as OrderBy);
  const { fields, order } = sort as { fields: string[]; order?: string[] };
  return fields.map((field, index) => [field, order?.[index] ?? "ASC"]);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [left, right] = [String(a ?? ""), String(b ?? "")];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
