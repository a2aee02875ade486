import { type JsonRecord, recordOf, textOf } from "../json";
import type { Problem } from "../../../../packages/problems";
import { type Kind, walkDocument } from "./grammar";
import { createLocator } from "./locate";
import type { SourceFile } from "./read-files";

/** Finds parameters without a name: nothing can be sent for them. */
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

/** Finds links to operations that the document does not have. Those of other files are not known. */
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
          hint: "Name one of the document's operationIds.",
        };
  });
}

type Finding = Pick<Problem, "code" | "severity" | "message" | "hint"> & { member: string };

function problemsIn(
  file: SourceFile,
  judge: (node: JsonRecord, kind: Kind) => Finding | undefined,
): Problem[] {
  const locate = createLocator(file.text);
  const problems: Problem[] = [];
  walkDocument(file.value, "root", (node, kind, pointer) => {
    const found = judge(node, kind);
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
