import { isRecord } from "../json";
import type { Problem } from "../../../../packages/problems";
import { createLocator } from "./locate";
import type { SourceFile } from "./read-files";

/** Versions of the specification that the plugin reads. */
export type Specification = "2.0" | "3.0" | "3.1" | "3.2";

const HINT = "Start the document with a line such as `openapi: 3.1.1`.";

/** Which specification a document is written in, or why that cannot be told. */
export function identify(
  file: SourceFile,
): { specification: Specification; version: string } | { problems: Problem[] } {
  const { value, label, text } = file;
  const fail = (message: string, pointer?: string, found?: unknown): { problems: Problem[] } => ({
    problems: [
      {
        code: pointer === undefined ? "not-openapi" : "unknown-version",
        severity: "error",
        file: label,
        ...(pointer === undefined ? { line: 1, column: 1 } : createLocator(text)(pointer)),
        ...(pointer === undefined ? {} : { pointer }),
        message,
        ...(found === undefined ? {} : { value: JSON.stringify(found) }),
        hint: pointer === undefined ? (jsonMistake(file) ?? HINT) : HINT,
      },
    ],
  });
  if (!isRecord(value)) {
    return fail(`The document must be an object, but it is ${nameOfType(value)}.`);
  }
  const key = "openapi" in value ? "openapi" : "swagger" in value ? "swagger" : undefined;
  if (key === undefined) {
    return fail("This is not an OpenAPI document: it has neither `openapi` nor `swagger`.");
  }
  const version = value[key];
  if (typeof version !== "string") {
    return fail(
      `The version must be text in quotes, but it is ${nameOfType(version)}.`,
      `#/${key}`,
      version,
    );
  }
  const specification =
    key === "swagger" ? exact(version, ["2.0"]) : exact(version, ["3.0", "3.1", "3.2"]);
  return specification === undefined
    ? fail("Versions 2.0, 3.0, 3.1 and 3.2 can be read.", `#/${key}`, version)
    : { specification, version };
}

/** A file that is meant to be JSON but is not may be YAML by accident, and no document at all. */
function jsonMistake({ label, text }: SourceFile): string | undefined {
  try {
    if (/\.json$/i.test(label)) {
      JSON.parse(text);
    }
    return undefined;
  } catch (error) {
    return `As JSON it cannot be read: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

function exact(version: string, known: Specification[]): Specification | undefined {
  return known.find((name) => (name === "2.0" ? version === name : version.startsWith(`${name}.`)));
}

function nameOfType(value: unknown): string {
  if (value === null || value === undefined) {
    return "empty";
  }
  return Array.isArray(value) ? "a list" : `a ${typeof value}`;
}
