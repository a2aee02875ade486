import { createRequire } from "node:module";
import { shortenEdits } from "../quick-edits";

// Loading this part of Gatsby takes seconds on a busy machine.
jest.setTimeout(120_000);

type Build = (options: object) => Promise<void>;

/** The parts of Gatsby that are called here. */
interface GatsbyModules {
  waiting: {
    waitingMachine: {
      states: { batchingNodeMutations: { after: ReadonlyArray<{ delay: number }> } };
    };
  };
  schema: { build: Build };
  redux: { store: { dispatch: (action: object) => void } };
  services: { queryRunningServices: { extractQueries: (context: object) => Promise<void> } };
  datastore: object;
}

const requireFromGatsby = createRequire(require.resolve("gatsby/package.json"));
const gatsby: GatsbyModules = {
  waiting: requireFromGatsby("./dist/state-machines/waiting"),
  schema: requireFromGatsby("./dist/schema"),
  redux: requireFromGatsby("./dist/redux"),
  services: requireFromGatsby("./dist/state-machines/query-running/services"),
  datastore: requireFromGatsby("./dist/datastore"),
};
const { dispatch } = gatsby.redux.store;

const buildSchema = jest.fn<Promise<void>, [object]>(async () => {
  dispatch({ type: "START_INCREMENTAL_INFERENCE" });
  dispatch({ type: "SET_SCHEMA_COMPOSER", payload: {} });
  dispatch({ type: "SET_SCHEMA", payload: {} });
});
const extractQueries = jest.fn<Promise<void>, [object]>(async () => undefined);

beforeAll(() => {
  gatsby.schema.build = buildSchema;
  gatsby.services.queryRunningServices.extractQueries = extractQueries;
  shortenEdits(requireFromGatsby);
});

const createNode = (id: string, fields: object, type = "Note", oldNode?: object) => {
  const payload = { id, children: [], internal: { type, contentDigest: id }, ...fields };
  dispatch({ type: "CREATE_NODE", payload, oldNode });
  return payload;
};

/** Returns whether the schema was built and whether queries were read. */
const follow = async (): Promise<[isBuilt: boolean, isRead: boolean]> => {
  buildSchema.mockClear();
  extractQueries.mockClear();
  await gatsby.schema.build({});
  await gatsby.services.queryRunningServices.extractQueries({});
  return [buildSchema.mock.calls.length > 0, extractQueries.mock.calls.length > 0];
};

it("collects changes for a twentieth of a second", () => {
  const { after } = gatsby.waiting.waitingMachine.states.batchingNodeMutations;
  expect(after.map(({ delay }) => delay)).toEqual([50]);
});

it("builds the schema and reads queries again only if they can have changed", async () => {
  expect(await follow()).toEqual([true, true]);
  const note = createNode("a", { text: "One" });
  expect(await follow()).toEqual([true, true]);
  const edited = createNode("a", { text: "Two" }, "Note", note);
  expect(await follow()).toEqual([false, false]);
  const former = createNode("a", { text: "One" }, "Note", edited);
  expect(await follow()).toEqual([false, false]);
  const longer = createNode("a", { text: "One", length: 3 }, "Note", former);
  expect(await follow()).toEqual([true, true]);
  createNode("a", { text: "One", length: "three" }, "Note", longer);
  expect(await follow()).toEqual([true, true]);
  const child = createNode("b", {}, "Empty");
  expect(await follow()).toEqual([true, true]);
  const addChild = (parent: object) =>
    dispatch({
      type: "ADD_CHILD_NODE_TO_PARENT_NODE",
      payload: { ...parent, children: [child.id] },
    });
  addChild(longer);
  expect(await follow()).toEqual([true, true]);
  addChild(longer);
  expect(await follow()).toEqual([false, false]);
  dispatch({ type: "CREATE_TYPES", payload: "type New { a: Int }" });
  expect(await follow()).toEqual([true, true]);
  expect(await follow()).toEqual([false, false]);
});
