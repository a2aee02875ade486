import { codeAnchor, mediaTypeAnchor, statusAnchor, apiPaths } from "../../lib/api/addresses";
import type { ErrorIndex, MediaTypeModel, SchemaModel } from "../../lib/api/model";
import { statusInWords } from "../../lib/api/words";
import type { StoredEntry } from "../../lib/search/entry";
import type { Place } from "./places";
import { schemaFields, valuesOf } from "./schema-fields";
import type { KnownSchemas } from "./schema-fields";
import type { SearchDocument, SearchPage } from "./search-document";

type Data = Queries.SearchIndexQuery;
type ApiDocument = Data["allApiDocument"]["nodes"][number];
type Operation = Data["allApiOperation"]["nodes"][number];
type Schema = Data["allApiSchema"]["nodes"][number];

/** Entry of a page of the API reference. */
function apiPage(u: string, t: string, { trail }: Place, more?: Partial<StoredEntry>): StoredEntry {
  return { u, t, k: "a", ...(trail ? { c: trail } : {}), ...more };
}

/** An operation with its parameters and the fields of its body. */
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
  return content.flatMap(({ schema, mediaType }, index) => {
    const anchor = mediaTypeAnchor(requestBody.anchor, mediaType, index);
    return schema ? schemaFields(schema, anchor, schemas) : [];
  });
}

/** A named schema with the fields that it declares itself. */
export function schemaDocuments(node: Schema, schemas: KnownSchemas): SearchPage {
  const schema = node.schema as unknown as SchemaModel;
  const place = { trail: "Schemas", sidebar: null };
  return {
    page: {
      entry: apiPage(node.permalink, node.name, place, { y: "s" }),
      words: [node.title, node.description, valuesOf(schema), "schema"].join(" "),
      text: "",
    },
    parts: schemaFields(schema, node.name, schemas, { own: true }),
  };
}

/** What a document has pages for besides its operations and schemas: itself, its errors, its tags. */
export function documentPages(
  document: ApiDocument,
  placeOf: (permalink: string) => Place,
): SearchPage[] {
  const { permalink, title, description } = document;
  const errors = apiPaths.errors(permalink);
  const index = document.errorIndex as unknown as ErrorIndex;
  return [
    listPage(apiPage(permalink, title, placeOf(permalink)), `${description} reference`),
    {
      ...listPage(apiPage(errors, "Errors", placeOf(errors)), `${title} error codes statuses`),
      parts: [...index.codes.map(codeDocument), ...index.statuses.map(statusDocument)],
    },
    ...document.tags.map((tag) =>
      listPage(
        apiPage(tag.permalink, tag.title, placeOf(tag.permalink), { y: "t" }),
        `${tag.description} operations`,
      ),
    ),
  ];
}

function listPage(entry: StoredEntry, words: string): SearchPage {
  return { page: { entry, words, text: "" }, parts: [] };
}

function codeDocument({ code, description, statuses }: ErrorIndex["codes"][number]) {
  return {
    entry: { u: `#${codeAnchor(code)}`, t: code, y: "e" as const, s: statuses.join(", ") },
    words: "error code",
    text: description ?? "",
  };
}

function statusDocument({ status, codes }: ErrorIndex["statuses"][number]) {
  return {
    entry: { u: `#${statusAnchor(status)}`, t: statusInWords(status), y: "e" as const },
    words: `${status} error status`,
    text: codes.join(" "),
  };
}
