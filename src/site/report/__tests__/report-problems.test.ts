import type { GatsbyCache } from "gatsby";
import type { Problem } from "../../../../packages/problems";
import { isRepeated } from "../report-problems";

const problem = (file: string): Problem => ({
  code: "a/b",
  severity: "error",
  file,
  message: "Wrong.",
});

it("recognizes the same problems within ten seconds", async () => {
  const stored = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => stored.get(key),
    set: async (key: string, value: unknown) => stored.set(key, value),
  } as unknown as GatsbyCache;
  expect(await isRepeated(cache, [problem("a")], 0)).toBe(false);
  expect(await isRepeated(cache, [problem("a")], 2_000)).toBe(true);
  expect(await isRepeated(cache, [problem("b")], 3_000)).toBe(false);
  expect(await isRepeated(cache, [problem("b")], 14_000)).toBe(false);
});
