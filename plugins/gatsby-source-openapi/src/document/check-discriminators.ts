import { isRecord, type JsonRecord, recordOf } from "../json";
import type { Problem } from "../../../../packages/problems";
import { walkDocument } from "./grammar";
import { createLocator } from "./locate";
import { escapeSegment } from "./pointer";
import type { SourceFile } from "./read-files";
import { lookUp } from "./reference";
import { mappedSchema } from "./reference-index";

/**
 * Finds values of discriminators that stand for no schema. A schema may be named or pointed to;
 * those of other files are found while the files are joined.
 */
export function findUnknownMappings(file: SourceFile): Problem[] {
  const locate = createLocator(file.text);
  const problems: Problem[] = [];
  walkDocument(file.value, "root", (node, kind, pointer) => {
    if (kind !== "schema" || !isRecord(node.discriminator)) {
      return;
    }
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

/** Whether a target of a mapping stands in the same file, by name or by pointer. */
export function isLocalMapping(target: unknown): boolean {
  return mappedSchema(target)?.startsWith("#") ?? false;
}
