import { resolve } from "../document/reference";
import { type JsonRecord, recordOf, textOf, textsOf } from "../json";
import { membersOf } from "./extension";
import { operationsOf } from "./path-item";
import { operationSlug, uniqueSlugs } from "./slug";
import { UNTAGGED } from "./tag";

/** An operation that gets a page: where it stands and how its page is called. */
export type ListedOperation = {
  kind: "operation" | "webhook";
  method: string;
  pathTemplate: string;
  pathItem: JsonRecord;
  operation: JsonRecord;
  operationId?: string;
  tags: string[];
  slug: string;
  permalink: string;
};

/** Slugs that pages of other kinds have under the same base. */
const RESERVED = ["errors", "schemas", "tags"];

/** All operations of `paths` and `webhooks` in the order of the document, with unique slugs. */
export function listOperations(document: JsonRecord, basePath: string): ListedOperation[] {
  const found = [...operationsIn(document, "paths"), ...operationsIn(document, "webhooks")];
  const slugs = uniqueSlugs(
    found.map(({ operationId, method, pathTemplate }) => ({
      slug: operationSlug(operationId, method, pathTemplate),
      suffix: method,
    })),
    RESERVED,
  );
  return found.map((item, index) => {
    const slug = slugs[index] ?? "";
    return { ...item, slug, permalink: `${basePath}/${slug}` };
  });
}

function operationsIn(
  document: JsonRecord,
  section: "paths" | "webhooks",
): Omit<ListedOperation, "slug" | "permalink">[] {
  const items =
    section === "paths" ? membersOf(document.paths) : Object.entries(recordOf(document.webhooks));
  return items.flatMap(([pathTemplate, node]) => {
    const pathItem = recordOf(resolve(document, node));
    return operationsOf(pathItem).map(({ method, operation }) => {
      const operationId = textOf(operation.operationId);
      const tags = textsOf(operation.tags);
      return {
        kind: section === "paths" ? ("operation" as const) : ("webhook" as const),
        method,
        pathTemplate,
        pathItem,
        operation,
        ...(operationId === undefined ? {} : { operationId }),
        tags: tags.length > 0 ? [...new Set(tags)] : [UNTAGGED],
      };
    });
  });
}
