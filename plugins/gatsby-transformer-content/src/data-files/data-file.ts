import type { z } from "zod";
import { validate } from "../front-matter/validate";
import type { Validated } from "../front-matter/validate";
import { readYaml } from "../yaml/read-yaml";

/** Reads and validates a YAML file's text against a schema. An empty file counts as `{}`. */
export function readDataFile<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  subject: string,
): Validated<z.output<Schema>> & { placeOf: ReturnType<typeof readYaml>["placeOf"] } {
  const { data, placeOf, problems } = readYaml(text);
  if (problems.length > 0) return { problems, placeOf };
  return { ...validate({ schema, data: data ?? {}, placeOf, subject }), placeOf };
}
