import { HTTP_METHODS } from "../document/grammar";
import { resolve } from "../document/reference";
import type { JsonRecord } from "../json";
import { isRecord, recordOf, textOf, textsOf } from "../json";
import { membersOf } from "./common";

/** Name of the tag for operations that have none. */
export const UNTAGGED = "Other";

/** An operation that gets a page, with the address of the page. */
export interface ListedOperation {
  kind: "operation" | "webhook";
  method: string;
  pathTemplate: string;
  pathItem: JsonRecord;
  operation: JsonRecord;
  operationId?: string;
  tags: string[];
  slug: string;
  permalink: string;
}

/** Slugs of other pages under the same base path. */
const RESERVED = ["errors", "schemas", "tags"];

/** Lists all operations of `paths` and `webhooks` in document order, with unique slugs. */
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

/** Returns the operations of a path item with upper-case methods, in document order. */
export function operationsOf(pathItem: JsonRecord): { method: string; operation: JsonRecord }[] {
  const known = Object.entries(pathItem)
    .filter(([key]) => HTTP_METHODS.includes(key))
    .map(([key, node]) => ({ method: key.toUpperCase(), node }));
  const additional = Object.entries(recordOf(pathItem.additionalOperations)).map(
    ([method, node]) => ({ method, node }),
  );
  return [...known, ...additional].flatMap(({ method, node }) =>
    isRecord(node) ? [{ method, operation: node }] : [],
  );
}

/**
 * Converts a name to kebab case: `createNewChat` becomes `create-new-chat`, `getHTTPStatus` becomes
 * `get-http-status`. Keeps letters of all scripts.
 */
export function kebabCase(name: string): string {
  return name
    .normalize("NFC")
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1-$2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1-$2")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
}

/** Returns the slug of an operation: from its operationId, else from method and path. */
export function operationSlug(
  operationId: string | undefined,
  method: string,
  pathTemplate: string,
): string {
  const fromId = kebabCase(operationId ?? "");
  return fromId !== "" ? fromId : kebabCase(`${method} ${pathTemplate}`);
}

/** In bytes. File names allow 255, and a page's file names add to the slug. */
const MAX_SLUG_BYTES = 150;

function shorten(slug: string): string {
  let short = slug;
  while (Buffer.byteLength(short) > MAX_SLUG_BYTES) {
    short = [...short].slice(0, -1).join("").replace(/-+$/, "");
  }
  return short;
}

/**
 * Makes each slug unique in its collection and short enough for a file name. A slug that is taken
 * gets the item's suffix (an operation's method), and if that is taken too, a number. Reserved
 * slugs count as taken.
 */
export function uniqueSlugs(
  items: readonly { slug: string; suffix?: string }[],
  reserved: readonly string[] = [],
): string[] {
  const taken = new Set(reserved);
  return items.map(({ slug, suffix }) => {
    const base = slug === "" ? "item" : shorten(slug);
    const named = taken.has(base) && suffix ? `${base}-${kebabCase(suffix)}` : base;
    let unique = named;
    for (let number = 2; taken.has(unique); number += 1) {
      unique = `${named}-${number}`;
    }
    taken.add(unique);
    return unique;
  });
}
