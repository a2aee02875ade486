import { codeAnchor } from "../../../packages/addresses";
import type {
  ErrorIndex,
  MediaTypeModel,
  PageSchema,
  PageTrees,
  SchemaModel,
  SchemaNode,
} from "../../../plugins/gatsby-source-openapi";
import { createPageTrees, mediaTypeAnchor } from "../../../plugins/gatsby-source-openapi";
import { apiPaths, statusAnchor } from "../../lib/api/addresses";
import { readPageData } from "../../lib/api/page-data";
import type { StoredEntry } from "../../lib/search/entry";

type Data = Queries.SearchIndexQuery;
type ApiDocument = Data["allApiDocument"]["nodes"][number];
type Operation = Data["allApiOperation"]["nodes"][number];
type Schema = Data["allApiSchema"]["nodes"][number];

/** A searchable piece of the site, before it becomes an entry of the index. */
export interface SearchDocument {
  entry: StoredEntry;
  /** Words that say what it is about. */
  keywords?: string;
  /** Its description, and more words of the first index. */
  words: string;
  /** Texts of the links to it, by page. */
  links?: string[];
  /** The text, which is searched once the second index is loaded. */
  text: string;
  /** What the excerpt starts with, if it is not in the text. */
  summary?: string | null | undefined;
}

/** A page and its parts. */
export interface SearchPage {
  page: SearchDocument;
  parts: SearchDocument[];
}

/** Position of a page in the navigation. */
export interface Place {
  /** Labels of the categories above it, `Analytics › Metrics`; empty at the top. */
  breadcrumbs: string;
  /** Name of the sidebar that shows it. */
  sidebar: string | null;
}

/** Named schemas of an OpenAPI document. */
export type KnownSchemas = ReadonlyMap<string, PageSchema>;

/** Depth of nested objects up to which fields are indexed; deeper ones are on the schemas' pages. */
const MAX_FIELD_DEPTH = 3;

/** Returns an operation with its parameters and the fields of its request body. */
export function operationDocuments(
  operation: Operation,
  schemas: KnownSchemas,
  place: Place,
): SearchPage {
  const { permalink, title, method, pathTemplate, operationId, description, tag } = operation;
  const note = `${method.toUpperCase()} ${pathTemplate}`;
  return {
    page: {
      entry: apiPage(permalink, title, place, { y: "o", s: note }),
      words: [operationId, description, tag?.title, "endpoint"].filter(Boolean).join(" "),
      text: "",
      summary: description,
    },
    parts: [...operation.parameters.map(parameterDocument), ...bodyFields(operation, schemas)],
  };
}

function parameterDocument(parameter: Operation["parameters"][number]): SearchDocument {
  return {
    entry: { u: `#${parameter.anchor}`, t: parameter.name, y: "p", s: parameter.in },
    words: "parameter",
    text: parameter.description ?? "",
  };
}

function bodyFields({ requestBody }: Operation, schemas: KnownSchemas): SearchDocument[] {
  if (!requestBody) return [];
  const content = requestBody.content as unknown as MediaTypeModel[];
  const trees = createPageTrees(schemas);
  return content.flatMap(({ schema, mediaType }, index) => {
    const anchor = mediaTypeAnchor(requestBody.anchor, mediaType, index);
    return schema ? schemaFields(schema, anchor, trees) : [];
  });
}

/** Returns a named schema with the fields that it declares itself. */
export function schemaDocuments(node: Schema, schemas: KnownSchemas, place: Place): SearchPage {
  const schema = node.schema as unknown as SchemaModel;
  return {
    page: {
      entry: apiPage(node.permalink, node.name, place, { y: "s" }),
      words: [node.title, node.description, valuesOf(schema), "schema"].join(" "),
      text: "",
      summary: node.description,
    },
    parts: schemaFields(schema, node.name, createPageTrees(schemas), { own: true }),
  };
}

/** Returns the other pages of an OpenAPI document: its overview, its errors and its tags. */
export function documentPages(
  document: ApiDocument,
  positionOf: (permalink: string) => Place,
): SearchPage[] {
  const { permalink, title, description } = document;
  const errors = apiPaths.errors(permalink);
  const index = readPageData("errors", document.errorIndex);
  return [
    listPage(apiPage(permalink, title, positionOf(permalink)), "reference", description),
    {
      ...listPage(apiPage(errors, "Errors", positionOf(errors)), `${title} error codes statuses`),
      parts: [...index.codes.map(codeDocument), ...index.statuses.map(statusDocument)],
    },
    ...document.tags.map((tag) =>
      listPage(
        apiPage(tag.permalink, tag.title, positionOf(tag.permalink), { y: "t" }),
        "operations",
        tag.description,
      ),
    ),
  ];
}

function apiPage(
  u: string,
  t: string,
  { breadcrumbs }: Place,
  more?: Partial<StoredEntry>,
): StoredEntry {
  return { u, t, k: "a", ...(breadcrumbs ? { c: breadcrumbs } : {}), ...more };
}

/** Returns a page that lists others: a category, a tag, an author. */
export function listPage(entry: StoredEntry, words: string, summary?: string | null): SearchPage {
  return { page: { entry, words: `${summary ?? ""} ${words}`, text: "", summary }, parts: [] };
}

function codeDocument({ code, description, statuses }: ErrorIndex["codes"][number]) {
  return {
    entry: { u: `#${codeAnchor(code)}`, t: code, y: "e" as const, s: statuses.join(", ") },
    words: "error code",
    text: description ?? "",
  };
}

function statusDocument({ status, words, codes }: ErrorIndex["statuses"][number]) {
  return {
    entry: { u: `#${statusAnchor(status)}`, t: words, y: "e" as const },
    words: `${status} error status`,
    text: codes.join(" "),
  };
}

/**
 * Returns the properties of a schema as parts of the page that shows them.
 *
 * @param own leaves out properties of other named schemas, which have pages of their own
 */
function schemaFields(
  schema: SchemaModel,
  anchor: string,
  trees: PageTrees,
  { own = false } = {},
): SearchDocument[] {
  const fields = fieldsOf(trees.treeOf(schema, anchor), [], own);
  return [...new Map(fields.map((field) => [field.entry.u, field])).values()];
}

function fieldsOf(node: SchemaNode, path: readonly string[], own: boolean): SearchDocument[] {
  if (path.length >= MAX_FIELD_DEPTH || (own && path.length > 0 && node.references.length > 0))
    return [];
  const branches = node.branches.flatMap(({ kind, isName, label, from, node: inner }) => {
    if (own && from.length > 0) return [];
    if (kind !== "row" || !isName) return fieldsOf(inner, path, own);
    const names = [...path, label];
    return [toDocument(names, inner), ...fieldsOf(inner, names, own)];
  });
  const options = node.choices.flatMap((choice) => choice.options);
  return [...branches, ...options.flatMap((option) => fieldsOf(option.node, path, own))];
}

function toDocument(names: readonly string[], { anchor, layers }: SchemaNode): SearchDocument {
  const [schema] = layers;
  return {
    entry: { u: `#${anchor}`, t: names.join("."), y: "f", s: schema?.typeLabel ?? "" },
    words: layers.map(valuesOf).join(" "),
    text: layers.map(({ description = "" }) => description).join(" "),
  };
}

/** Returns the allowed values of a schema, since readers copy them from responses. */
function valuesOf(schema: SchemaModel): string {
  return [schema, ...(schema.items ? [schema.items] : [])]
    .flatMap((item) => item.enum ?? [])
    .map(({ value }) => String(value))
    .join(" ");
}
