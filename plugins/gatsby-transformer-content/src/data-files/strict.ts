import { z } from "zod";
import { didYouMean } from "../../../../packages/problems";

/**
 * An object that knows all of its keys. The message of an unknown one is a hint, a line for each key:
 * `validate` makes a problem of each.
 */
export function strict<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => didYouMean(key, known)).join("\n")
        : undefined,
  });
}

/** Objects told apart by their `type`; an unknown type is told with the one that was probably meant. */
export function typed<
  Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(noun: string, types: readonly string[], options: Options) {
  return z.discriminatedUnion("type", options, {
    error: (issue) => {
      const type = (issue.input as { type?: unknown } | null | undefined)?.type;
      if (typeof type !== "string") return `Write ${noun} with a type: ${types.join(", ")}`;
      return `There is no ${noun.replace(/^an? /, "")} of this type. ${didYouMean(type, types)}`;
    },
  });
}
