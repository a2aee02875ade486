import { indexWhenQuiet } from "../index-when-quiet";

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
  indexWhenQuiet(plugin);
  const plan = () => {
    for (const name of ["first", "text"]) {
      plugin.createPages({ actions: {} } as never, { name, plugins: [] }, () => undefined);
    }
  };
  plan();
  await jest.advanceTimersByTimeAsync(1900);
  plan();
  await jest.advanceTimersByTimeAsync(1900);
  expect(started).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(started).toEqual(["first"]);
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

it("is no function with a callback, for which Gatsby would wait", () => {
  const plugin = { createPages: (() => undefined) as CreatePages };
  indexWhenQuiet(plugin);
  expect(plugin.createPages).toHaveLength(2);
});
