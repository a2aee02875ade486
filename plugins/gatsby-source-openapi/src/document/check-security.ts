import { isRecord, listOf, recordOf } from "../json";
import type { Problem } from "../../../../packages/problems";
import { walkDocument } from "./grammar";
import { createLocator } from "./locate";
import { pointerOf } from "./pointer";
import type { SourceFile } from "./read-files";

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
        // Since OpenAPI 3.2 a scheme may be named by its address instead.
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
      known.length === 0 ? "The document defines no scheme." : `Defined are: ${known.join(", ")}.`,
  };
}
