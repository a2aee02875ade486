import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { TextProblem } from "../../../../packages/problems";
import { didYouMean } from "../../../../packages/problems";
import type { Validated } from "../front-matter/validate";
import { validate } from "../front-matter/validate";
import type { YamlText } from "../read-yaml";
import { readYaml } from "../read-yaml";

/** Parses YAML and validates it against a schema. An empty file counts as `{}`. */
export function readDataFile<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  subject: string,
): Validated<z.output<Schema>> & { positionOf: YamlText["positionOf"] } {
  const { data, positionOf, problems } = readYaml(text);
  if (problems.length > 0) return { problems, positionOf };
  return { ...validate({ schema, data: data ?? {}, positionOf, subject }), positionOf };
}

/**
 * Returns the problem of a file that another file in the folder overrides: the first by name of those
 * with the same purpose.
 *
 * @param fact what the other file already does
 */
export function findOverridingFile(
  absolutePath: string,
  hasSamePurpose: (name: string) => boolean,
  code: string,
  fact: string,
): TextProblem | undefined {
  const [first] = readdirSync(path.dirname(absolutePath)).filter(hasSamePurpose).sort();
  if (first === undefined || first === path.basename(absolutePath)) return undefined;
  return {
    code,
    severity: "error",
    line: 1,
    column: 1,
    message: `${fact} in ${first} already, so this file is ignored.`,
    value: first,
    hint: "Keep one of the two files.",
  };
}

/** Finds entries whose permalink is already taken by another entry of the file. */
export function findDuplicatePermalinks(
  subject: "tags" | "authors",
  entries: ReadonlyArray<{ key: string; permalink: string | null }>,
  positionOf: YamlText["positionOf"],
): TextProblem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ key, permalink }) => {
    if (permalink === null) return [];
    const owner = owners.get(permalink);
    owners.set(permalink, owner ?? key);
    if (owner === undefined) return [];
    return {
      code: `${subject}/duplicate-permalink`,
      severity: "error" as const,
      ...positionOf([key]),
      message: `"${owner}" already has the permalink of "${key}".`,
      value: permalink,
      hint: "Change one `permalink`, or merge the two entries.",
    };
  });
}

/**
 * Creates an object schema without unknown keys. The error message has one hint per unknown key;
 * `validate` creates a problem from each.
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

/** Creates a union by `type`. The error for an unknown type suggests a known one. */
export function typed<
  Options extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(noun: string, types: readonly string[], options: Options) {
  return z.discriminatedUnion("type", options, {
    error: (issue) => {
      const type = (issue.input as { type?: unknown } | null | undefined)?.type;
      if (typeof type !== "string") return `Write ${noun} with a type: ${types.join(", ")}`;
      return `Unknown type of ${noun.replace(/^an? /, "")}. ${didYouMean(type, types)}`;
    },
  });
}
