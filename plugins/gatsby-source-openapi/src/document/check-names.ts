import { isRecord, listOf, recordOf, textOf } from "../json";
import type { JsonRecord } from "../json";
import type { Problem } from "../../../../packages/problems";
import { walkDocument } from "./grammar";
import type { Kind } from "./grammar";
import type { SourceFile } from "./read-files";
import { createLocator } from "./read-yaml";
import { escapeSegment, lookUp, pointerOf } from "./reference";
import { mappedSchema } from "./reference-index";

/** Finds parameters unnamed, which no request can send. */
export function findEmptyNames(file: SourceFile): Problem[] {
  return problemsIn(file, (node, kind) =>
    kind === "parameter" && typeof node.name === "string" && node.name.trim() === ""
      ? {
          member: "name",
          code: "empty-name",
          severity: "warning",
          message: "The parameter has no name.",
          hint: "Give it the name that a request sends.",
        }
      : undefined,
  );
}

/**
 * Finds links to operations that the document does not have. Skips documents with paths in other
 * files.
 */
export function findUnknownLinks(file: SourceFile): Problem[] {
  const known = new Set<string>();
  walkDocument(file.value, "root", (node, kind) => {
    const id = kind === "operation" ? textOf(node.operationId) : undefined;
    if (id !== undefined) {
      known.add(id);
    }
  });
  return problemsIn(file, (node, kind) => {
    const id = kind === "link" ? textOf(node.operationId) : undefined;
    return id === undefined || known.has(id) || hasPathsElsewhere(file.value)
      ? undefined
      : {
          member: "operationId",
          code: "unknown-operation",
          severity: "error",
          message: "The link leads to an operation that the document does not have.",
          hint: "Use one of the document's operationIds.",
        };
  });
}

type Finding = Pick<Problem, "code" | "severity" | "message" | "hint"> & { member: string };

function problemsIn(
  file: SourceFile,
  check: (node: JsonRecord, kind: Kind) => Finding | undefined,
): Problem[] {
  const locate = createLocator(file.text);
  const problems: Problem[] = [];
  walkDocument(file.value, "root", (node, kind, pointer) => {
    const found = check(node, kind);
    if (found !== undefined) {
      const { member, ...words } = found;
      const place = `${pointer}/${member}`;
      const value = JSON.stringify(node[member]);
      const about = { file: file.label, pointer: place, value };
      problems.push({ ...words, ...about, ...locate(place) });
    }
  });
  return problems;
}

function hasPathsElsewhere(document: unknown): boolean {
  return Object.values(recordOf(recordOf(document).paths)).some(
    (item) => textOf(recordOf(item).$ref)?.startsWith("#") === false,
  );
}

/**
 * Finds values of discriminators that refer to no schema, by name or by pointer. References to
 * other files are checked when the files are bundled.
 */
export function findUnknownMappings(file: SourceFile): Problem[] {
  const locate = createLocator(file.text);
  const problems: Problem[] = [];
  walkDocument(file.value, "root", (node, kind, pointer) => {
    if (kind !== "schema" || !isRecord(node.discriminator)) return;
    for (const [place, target] of targetsOf(node.discriminator)) {
      const reference = mappedSchema(target);
      if (reference?.startsWith("#") && lookUp(file.value, reference) === undefined) {
        const here = `${pointer}/discriminator/${place}`;
        problems.push({
          code: "unknown-mapping",
          severity: "error",
          file: file.label,
          ...locate(here),
          pointer: here,
          message: "The discriminator names a schema that the document does not define.",
          value: JSON.stringify(target),
          hint: "Name a schema of components.schemas, or point to one with `#/components/schemas/…`.",
        });
      }
    }
  });
  return problems;
}

function targetsOf({ mapping, defaultMapping }: JsonRecord): [string, unknown][] {
  const named = Object.entries(recordOf(mapping)).map(([value, target]): [string, unknown] => [
    `mapping/${escapeSegment(value)}`,
    target,
  ]);
  return [...named, ["defaultMapping", defaultMapping]];
}

/** Returns whether a target of a mapping is in the same file, by name or by pointer. */
export function isLocalMapping(target: unknown): boolean {
  return mappedSchema(target)?.startsWith("#") ?? false;
}

/** Finds security requirements whose scheme the document does not define. */
export function findUnknownSchemes(file: SourceFile): Problem[] {
  const document = recordOf(file.value);
  const schemes = {
    ...recordOf(document.securityDefinitions),
    ...recordOf(recordOf(document.components).securitySchemes),
  };
  const locate = createLocator(file.text);
  const problems: Problem[] = [];
  const check = (requirements: unknown, pointer: string): void => {
    listOf(requirements).forEach((requirement, index) => {
      for (const name of isRecord(requirement) ? Object.keys(requirement) : []) {
        // Since OpenAPI 3.2 a requirement can refer to a scheme by its URI.
        if (!(name in schemes) && !/[/#:]/.test(name)) {
          const here = `${pointer}/security/${index}/${pointerOf([name]).slice(2)}`;
          problems.push(problemOf(file.label, here, name, Object.keys(schemes), locate));
        }
      }
    });
  };
  walkDocument(document, "root", (node, kind, pointer) => {
    if (kind === "root" || kind === "operation") {
      check(node.security, pointer);
    }
  });
  return problems;
}

function problemOf(
  file: string,
  pointer: string,
  name: string,
  known: string[],
  locate: ReturnType<typeof createLocator>,
): Problem {
  return {
    code: "unknown-security-scheme",
    severity: "warning",
    file,
    ...locate(pointer),
    pointer,
    message: "The security scheme is not defined under components.securitySchemes.",
    value: JSON.stringify(name),
    hint:
      known.length === 0
        ? "The document defines no schemes."
        : `Defined schemes: ${known.join(", ")}.`,
  };
}
