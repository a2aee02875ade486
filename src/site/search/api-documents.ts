import { codeAnchor } from "../../../packages/addresses";
import type { ErrorIndex, SchemaTree } from "../../../plugins/gatsby-source-openapi";
import { plainText } from "../../../plugins/gatsby-source-openapi";
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
  summary?: string | undefined;
}

/** A page and its parts. */
export interface PageDocuments {
  page: SearchDocument;
  parts: SearchDocument[];
}

/** Position of a page in the navigation. */
export interface NavigationPosition {
  /** Labels of the categories above it, `Analytics › Metrics`; empty at the top. */
  breadcrumbs: string;
  /** Name of the sidebar that shows it. */
  sidebar: string | null;
}

/** Depth of nested objects up to which fields are indexed; deeper ones are on the schemas' pages. */
const MAX_FIELD_DEPTH = 3;

/** Returns an operation with its parameters and the fields of its request body. */
export function operationDocuments(operation: Operation, place: NavigationPosition): PageDocuments {
  const { permalink, title, method, pathTemplate, operationId, description, tag } = operation;
  const note = `${method.toUpperCase()} ${pathTemplate}`;
  const page = readPageData("operation", operation.markdownPage);
  const bodies = page.requestBody?.content.flatMap(({ schema }) => schema ?? []) ?? [];
  return {
    page: {
      entry: apiPage(permalink, title, place, { y: "o", s: note }),
      words: [operationId, plain(description), tag?.title, "endpoint"].filter(Boolean).join(" "),
      text: plain(page.description),
    },
    parts: [
      ...operation.parameters.map(parameterDocument),
      ...bodies.flatMap((schema) => schemaFields(schema)),
    ],
  };
}

/** Returns a description, which is Markdown, as text. */
function plain(description: string | null | undefined): string {
  return description ? plainText(description) : "";
}

function parameterDocument(parameter: Operation["parameters"][number]): SearchDocument {
  return {
    entry: { u: `#${parameter.anchor}`, t: parameter.name, y: "p", s: parameter.in },
    words: "parameter",
    text: plain(parameter.description),
  };
}

/** Returns a named schema with the fields that it declares itself. */
export function schemaDocuments(node: Schema, place: NavigationPosition): PageDocuments {
  const { schema } = readPageData("schema", node.markdownPage);
  return {
    page: {
      entry: apiPage(node.permalink, node.name, place, { y: "s" }),
      words: [node.title, plain(node.description), valuesOf(schema), "schema"].join(" "),
      text: shownText(schema),
    },
    parts: schemaFields(schema, { own: true }),
  };
}

/** Returns the other pages of an OpenAPI document: its overview, its errors and its tags. */
export function documentPages(
  document: ApiDocument,
  positionOf: (permalink: string) => NavigationPosition,
): PageDocuments[] {
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
  { breadcrumbs }: NavigationPosition,
  more?: Partial<StoredEntry>,
): StoredEntry {
  return { u, t, k: "a", ...(breadcrumbs ? { c: breadcrumbs } : {}), ...more };
}

/** Returns a page that lists others: a category, a tag, an author. */
export function listPage(
  entry: StoredEntry,
  words: string,
  summary?: string | null,
): PageDocuments {
  return {
    page: { entry, words: `${plain(summary)} ${words}`, text: "", summary: plain(summary) },
    parts: [],
  };
}

function codeDocument({ code, description, statuses }: ErrorIndex["codes"][number]) {
  return {
    entry: { u: `#${codeAnchor(code)}`, t: code, y: "e" as const, s: statuses.join(", ") },
    words: "error code",
    text: plain(description),
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
function schemaFields(schema: SchemaTree, { own = false } = {}): SearchDocument[] {
  return [...new Map(fieldsOf(schema, [], own).map((field) => [field.entry.u, field])).values()];
}

function fieldsOf(tree: SchemaTree, path: readonly string[], own: boolean): SearchDocument[] {
  const { references, choices = [] } = tree;
  if (path.length >= MAX_FIELD_DEPTH || (own && path.length > 0 && references)) return [];
  const members = membersOf(tree).flatMap(({ kind, isName, label, from, schema }) => {
    if (own && from) return [];
    if (kind !== "row" || !isName) return fieldsOf(schema, path, own);
    const names = [...path, label];
    return [toDocument(names, schema), ...fieldsOf(schema, names, own)];
  });
  const options = choices.flatMap((choice) => choice.options);
  return [...members, ...options.flatMap((option) => fieldsOf(option.schema, path, own))];
}

function membersOf({ members = [], leftOut }: SchemaTree) {
  return [...members, ...(leftOut?.members ?? [])];
}

function toDocument(names: readonly string[], tree: SchemaTree): SearchDocument {
  const { anchor, references, type } = tree;
  return {
    entry: { u: `#${anchor}`, t: names.join("."), y: "f", s: references?.[0]?.name ?? type },
    words: valuesOf(tree),
    text: shownText(tree),
  };
}

/** Returns what the descriptions of a schema say. */
function shownText({ descriptions = [], typeDescriptions = [] }: SchemaTree): string {
  const texts = [...descriptions, ...typeDescriptions];
  return texts.map(({ description }) => plain(description)).join(" ");
}

/** Returns the allowed values of a schema or of its items, since readers copy them from responses. */
function valuesOf(tree: SchemaTree): string {
  const parts = membersOf(tree).filter(({ kind }) => kind === "part");
  return [tree, ...parts.map(({ schema }) => schema)]
    .flatMap(({ lists = [] }) => lists.flatMap((list) => list.enum ?? []))
    .map(({ name }) => name)
    .join(" ");
}
