/** Time in which Gatsby collects changes of nodes before it works on them, in milliseconds; its own is 500. */
const COLLECTED = 50;

/**
 * Shortens the time in develop from an edit until the browser shows it. After each change of a node, Gatsby
 * collects changes for half a second, builds the whole schema, plans all pages, and reads all queries again.
 * An edit of content changes neither the schema nor a query.
 */
export function shortenEdits(requireFromGatsby: NodeJS.Require): void {
  collectBriefly(requireFromGatsby);
  keepSchema(requireFromGatsby);
  keepQueries(requireFromGatsby);
}

/** Gatsby's states while it waits for changes, of which its machine reads the delays when it starts. */
interface WaitingStates {
  waitingStates: { states: { batchingNodeMutations: { after: Record<number, string> } } };
}

function collectBriefly(requireFromGatsby: NodeJS.Require): void {
  const { waitingStates } = requireFromGatsby("./dist/state-machines/waiting") as WaitingStates;
  waitingStates.states.batchingNodeMutations.after = { [COLLECTED]: "committingBatch" };
}

/** What Gatsby has found out about the fields of each type of node. */
type TypeMap = Record<string, { dirty?: boolean; total?: number }>;

interface State {
  schema: object;
  schemaCustomization: object;
  inferenceMetadata: { typeMap: TypeMap };
  components: Map<string, object>;
}

interface Redux {
  store: { getState: () => State };
  emitter: {
    on: (event: string, listener: (action: { payload: ParentNode }) => void) => void;
  };
}

interface ParentNode {
  internal: { type: string };
  children: string[];
}

interface Inference {
  hasNodes: (type: TypeMap[string]) => boolean;
  haveEqualFields: (type: TypeMap[string], other: TypeMap[string]) => boolean;
}

/**
 * Keeps the schema if it was built from the same definitions, the same fields of inferred types, and the same
 * types of parents and children.
 */
function keepSchema(requireFromGatsby: NodeJS.Require): void {
  const schema = requireFromGatsby("./dist/schema") as {
    build: (options: object) => Promise<void>;
  };
  const { store, emitter } = requireFromGatsby("./dist/redux") as Redux;
  const { getNode } = requireFromGatsby("./dist/datastore") as {
    getNode: (id?: string) => { internal: { type: string } } | undefined;
  };
  const { hasNodes, haveEqualFields } = requireFromGatsby(
    "./dist/schema/infer/inference-metadata",
  ) as Inference;
  const { build } = schema;
  const families = new Set<string>();
  let built: { definitions: object; types: TypeMap; families: number } | undefined;
  emitter.on("ADD_CHILD_NODE_TO_PARENT_NODE", ({ payload: { internal, children } }) => {
    families.add(`${internal.type} ${getNode(children.at(-1))?.internal.type}`);
  });
  schema.build = async (options) => {
    const { schemaCustomization, inferenceMetadata } = store.getState();
    const isSame = ([name, type]: [string, TypeMap[string]]) => {
      const before = built?.types[name];
      return before
        ? !type.dirty || (hasNodes(type) === hasNodes(before) && haveEqualFields(type, before))
        : !hasNodes(type);
    };
    if (
      built?.definitions === schemaCustomization &&
      built.families === families.size &&
      Object.entries(inferenceMetadata.typeMap).every(isSame)
    ) {
      return;
    }
    await build(options);
    const { schemaCustomization: definitions, inferenceMetadata: inferred } = store.getState();
    built = { definitions, types: structuredClone(inferred.typeMap), families: families.size };
  };
}

/** Reads the queries again only if source code or the schema has changed, or a page has a new component. */
function keepQueries(requireFromGatsby: NodeJS.Require): void {
  const { queryRunningServices: services } = requireFromGatsby(
    "./dist/state-machines/query-running/services",
  ) as { queryRunningServices: { extractQueries: (context: object) => Promise<void> } };
  const { store, emitter } = requireFromGatsby("./dist/redux") as Redux;
  const { extractQueries } = services;
  let changes = 0;
  let read: { schema: object; changes: number; components: Set<object> } | undefined;
  emitter.on("SOURCE_FILE_CHANGED", () => {
    changes += 1;
  });
  services.extractQueries = async (context) => {
    const { schema, components } = store.getState();
    const isSame =
      read?.schema === schema &&
      read.changes === changes &&
      [...components.values()].every((component) => read?.components.has(component));
    if (isSame) return;
    const known = { schema, changes, components: new Set(components.values()) };
    await extractQueries(context);
    read = known;
  };
}
