import type { GatsbyCache } from "gatsby";
import type { Problem } from "../../../../packages/problems";
import { isNews } from "../is-news";

const problem = (file: string): Problem => ({
  code: "a/b",
  severity: "error",
  file,
  message: "Wrong.",
});

it("does not say the same twice within ten seconds", async () => {
  const kept = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => kept.set(key, value),
  } as unknown as GatsbyCache;
  expect(await isNews(cache, [problem("a")], 0)).toBe(true);
  expect(await isNews(cache, [problem("a")], 2_000)).toBe(false);
  expect(await isNews(cache, [problem("b")], 3_000)).toBe(true);
  expect(await isNews(cache, [problem("b")], 14_000)).toBe(true);
});
