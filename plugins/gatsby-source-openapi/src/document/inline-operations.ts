import { type JsonRecord, recordOf } from "../json";
import { walkDocument } from "./grammar";
import { referenceOf, resolve } from "./reference";

/**
 * Puts operations that stand elsewhere where they are referred to, as path items may. Changes the
 * document in place.
 */
export function inlineOperations(document: JsonRecord): void {
  walkDocument(document, "root", (node, kind) => {
    if (kind === "operation" && referenceOf(node) !== undefined) {
      const whole = structuredClone(recordOf(resolve(document, node)));
      delete node.$ref;
      Object.assign(node, whole);
    }
  });
}
