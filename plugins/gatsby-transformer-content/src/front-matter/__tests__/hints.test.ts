import { z } from "zod";
import { validate } from "../validate";

const schema = z.strictObject({
  text: z.string().optional(),
  flag: z.boolean().optional(),
  level: z.enum(["error", "warning", "ignore"]).optional(),
  count: z.number().int().min(2).max(6).optional(),
  positive: z.number().positive().optional(),
  list: z.array(z.string()).optional(),
  map: z.record(z.string(), z.string()).optional(),
  path: z.string().startsWith("/").optional(),
  day: z.string().regex(/^\d+$/, "Write digits").optional(),
  needed: z.string(),
});

function hintOf(data: object): string | undefined {
  const positionOf = () => ({ line: 1, column: 1 });
  const value = { needed: "x", ...data };
  return validate({ schema, data: value, positionOf, subject: "x" }).problems[0]?.hint;
}

describe("the hint for an invalid value", () => {
  it.each([
    [{ text: 3 }, "Write a string, in quotes if it looks like another type."],
    [{ flag: "yes" }, "Write true or false."],
    [{ level: "eror" }, 'Did you mean "error"?'],
    [{ level: "loud" }, "Write one of: error, warning, ignore."],
    [{ count: "3" }, "Write a number, without quotes."],
    [{ count: 2.5 }, "Write a whole number."],
    [{ count: 1 }, "Write 2 or more."],
    [{ count: 7 }, "Write 6 or less."],
    [{ positive: 0 }, "Write a number above 0."],
    [{ list: "a" }, "Write a list: one item per line, each after a hyphen."],
    [{ map: "a" }, "Write one `key: value` per line."],
    [{ path: "a" }, 'Start it with "/".'],
    [{ needed: undefined }, "Add `needed:`; it is required."],
    [{ day: "x" }, undefined],
  ])("%j: %s", (data, hint) => {
    expect(hintOf(data)).toBe(hint);
  });
});
