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
  const placeOf = () => ({ line: 1, column: 1 });
  const value = { needed: "x", ...data };
  return validate({ schema, data: value, placeOf, subject: "x" }).problems[0]?.hint;
}

describe("how to mend a value", () => {
  it.each([
    [{ text: 3 }, "Write text, in quotes where it looks like something else."],
    [{ flag: "yes" }, "Write true or false."],
    [{ level: "eror" }, 'Did you mean "error"?'],
    [{ level: "loud" }, "Write one of: error, warning, ignore."],
    [{ count: "3" }, "Write a number, without quotes."],
    [{ count: 2.5 }, "Write a whole number."],
    [{ count: 1 }, "Write 2 or more."],
    [{ count: 7 }, "Write 6 or less."],
    [{ positive: 0 }, "Write a number above 0."],
    [{ list: "a" }, "Write a list: an entry a line, each after a hyphen."],
    [{ map: "a" }, "Write `key: value`, a line for each key."],
    [{ path: "a" }, 'Start it with "/".'],
    [{ needed: undefined }, "Add `needed:`; it is needed."],
    [{ day: "x" }, undefined],
  ])("%j: %s", (data, hint) => {
    expect(hintOf(data)).toBe(hint);
  });
});
