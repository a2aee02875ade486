import { isRecord, isTrue, type JsonRecord, recordOf } from "../json";
import { walkDocument } from "./grammar";

/** Takes out operations and paths marked `x-internal: true`. Changes the document in place. */
export function removeInternal(document: JsonRecord): void {
  for (const section of ["paths", "webhooks"]) {
    const items = recordOf(document[section]);
    for (const [name, item] of Object.entries(items)) {
      if (isRecord(item) && isTrue(item["x-internal"])) {
        delete items[name];
      }
    }
  }
  walkDocument(document, "root", (node, kind) => {
    if (kind !== "pathItem") {
      return;
    }
    for (const holder of [node, recordOf(node.additionalOperations)]) {
      for (const [method, operation] of Object.entries(holder)) {
        if (isRecord(operation) && isTrue(operation["x-internal"])) {
          delete holder[method];
        }
      }
    }
  });
}
