import { EventEmitter } from "node:events";
import type { NodeInput } from "gatsby";
import { indexWhenQuiet } from "../index-when-quiet";
import { writeSearchFiles } from "../write-search-files";

jest.mock("../write-search-files");

type CreatePages = Parameters<typeof indexWhenQuiet>[0]["createPages"];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("indexes once after several plans, and never twice at a time", async () => {
  const started: string[] = [];
  const ends: Array<() => void> = [];
  const createPages = ((_: unknown, { name }: { name: string }) => {
    started.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  }) as unknown as CreatePages;
  const plugin = { createPages };
  const emitter = new EventEmitter();
  indexWhenQuiet(plugin, emitter);
  const plan = () => {
    for (const name of ["first", "text"]) {
      plugin.createPages({ actions: {} } as never, { name, plugins: [] }, () => undefined);
    }
  };
  plan();
  await jest.advanceTimersByTimeAsync(1900);
  plan();
  await jest.advanceTimersByTimeAsync(1900);
  emitter.emit("DELETE_NODE");
  await jest.advanceTimersByTimeAsync(1900);
  expect(started).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(started).toEqual(["first"]);
  emitter.emit("CREATE_NODE");
  plan();
  await jest.advanceTimersByTimeAsync(5000);
  expect(started).toEqual(["first"]);
  ends.pop()?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["first", "text"]);
  ends.pop()?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(["first", "text", "first"]);
});

it("writes files from the nodes that the plugin makes, and from those of Gatsby's store", async () => {
  const nodeOf = (type: string) => ({ internal: { type } });
  const createPages = (({ actions }: { actions: { createNode: (node: NodeInput) => void } }) =>
    actions.createNode(nodeOf("LocalSearchFirst") as NodeInput)) as unknown as CreatePages;
  const plugin = { createPages };
  indexWhenQuiet(plugin, new EventEmitter());
  const api = { actions: {}, getNodesByType: (type: string) => [nodeOf(`${type} of the store`)] };
  plugin.createPages(api as never, { name: "first", plugins: [] }, () => undefined);
  await jest.advanceTimersByTimeAsync(3000);
  const source = jest.mocked(writeSearchFiles).mock.lastCall?.[0];
  expect(source?.getNodesByType("LocalSearchFirst")).toEqual([nodeOf("LocalSearchFirst")]);
  expect(source?.getNodesByType("ApiDocument")).toEqual([nodeOf("ApiDocument of the store")]);
});

it("is no function with a callback, for which Gatsby would wait", () => {
  const plugin = { createPages: (() => undefined) as CreatePages };
  indexWhenQuiet(plugin, new EventEmitter());
  expect(plugin.createPages).toHaveLength(2);
});
