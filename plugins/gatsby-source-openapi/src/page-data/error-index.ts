import type { Json } from "../json";
import { isRecord, textOf } from "../json";
import type { OperationModel } from "../model/operation";
import type { ExampleModel, MediaTypeModel, NamedSchemaModel, SchemaModel } from "../types";
import type { ErrorIndex } from "./page-types";
import { statusInWords } from "./status-words";

/** A document, as far as the index reads it. */
export interface IndexedDocument {
  operations: readonly (Pick<OperationModel, "kind" | "title" | "method" | "permalink"> & {
    responses: readonly Pick<
      OperationModel["responses"][number],
      "status" | "anchor" | "content"
    >[];
  })[];
  schemas: readonly Pick<NamedSchemaModel, "name" | "schema">[];
}

/** Named schemas by name. */
type Schemas = ReadonlyMap<string, SchemaModel>;

interface ErrorCode {
  code: string;
  description?: string;
}

/**
 * Collects the errors of an API; webhooks have none. A code is a value of the property `code`, or of `code` in the
 * property `error`, in the schema of an error's body. Where the examples of a response show codes,
 * the response gives those, else all codes that its schema allows.
 */
export function buildErrorIndex(document: IndexedDocument): ErrorIndex {
  const operations = document.operations.filter(({ kind }) => kind === "operation");
  const schemas = new Map(document.schemas.map(({ name, schema }) => [name, schema]));
  const examples = findErrorExamples(operations);
  const codes = new Map<string, ErrorIndex["codes"][number]>();
  const statuses = new Map<string, ErrorIndex["statuses"][number]>();
  for (const { responses, title, method, permalink } of operations) {
    for (const { status, anchor, content } of responses.filter(isError)) {
      const place = { title, method, permalink: `${permalink}#${anchor}`, status };
      const byStatus = entryOf(statuses, status, {
        status,
        words: statusInWords(status),
        codes: [],
        places: [],
      });
      byStatus.places.push(place);
      const allowed = content.flatMap(({ schema }) => (schema ? findCodes(schema, schemas) : []));
      for (const item of allowed) {
        entryOf(codes, item.code, { ...item, statuses: [], places: [] });
      }
      for (const code of givenCodes(content, allowed)) {
        const byCode = entryOf(codes, code, { code, statuses: [], places: [] });
        byCode.places.push(place);
        byCode.statuses = [...new Set([...byCode.statuses, status])];
        byStatus.codes = [...new Set([...byStatus.codes, code])];
      }
    }
  }
  return {
    pageType: "errors",
    codes: [...codes.values()].map((error) => {
      const example = examples.get(error.code);
      return example === undefined ? error : { ...error, example };
    }),
    statuses: [...statuses.values()].sort((a, b) => (a.status < b.status ? -1 : 1)),
  };
}

/** Returns an example body of each error code that the examples of a document show. */
function findErrorExamples(operations: IndexedDocument["operations"]): Map<string, Json> {
  const examples = operations
    .flatMap(({ responses }) => responses.filter(isError))
    .flatMap(({ content }) => content.flatMap((body) => body.examples))
    .filter(({ generated }) => !generated);
  const found = new Map<string, Json>();
  for (const example of examples) {
    const code = codeOf(example);
    if (code && example.value !== undefined && !found.has(code)) found.set(code, example.value);
  }
  return found;
}

function isError({ status }: { status: string }): boolean {
  return /^[45]/.test(status) || status === "default";
}

function entryOf<Entry>(map: Map<string, Entry>, key: string, created: Entry): Entry {
  const entry = map.get(key) ?? created;
  map.set(key, entry);
  return entry;
}

/** Returns the codes of a response: those of its examples, else all that the schema allows. */
function givenCodes(content: readonly MediaTypeModel[], allowed: readonly ErrorCode[]): string[] {
  const names = allowed.map(({ code }) => code);
  const shown = content
    .flatMap(({ examples }) => examples)
    .filter(({ generated }) => !generated)
    .flatMap((example) => codeOf(example) ?? [])
    .filter((code) => names.length === 0 || names.includes(code));
  return [...new Set(shown.length > 0 ? shown : names)];
}

function codeOf({ value }: ExampleModel): string | undefined {
  if (!isRecord(value)) return undefined;
  return textOf(value.code) ?? textOf(isRecord(value.error) ? value.error.code : undefined);
}

/** Finds `code` and `error.code` through references and compositions. */
function findCodes(schema: SchemaModel, schemas: Schemas, seen = new Set<string>()): ErrorCode[] {
  const { ref, properties = [], allOf = [], oneOf = [], anyOf = [] } = schema;
  if (ref && seen.has(ref.name)) return [];
  if (ref) seen.add(ref.name);
  const target = ref && schemas.get(ref.name);
  const code = properties.find(({ name }) => name === "code");
  const error = properties.find(({ name }) => name === "error");
  return [
    ...(code ? valuesOf(code.schema, schemas) : []),
    ...[...(error ? [error.schema] : []), ...allOf, ...oneOf, ...anyOf].flatMap((part) =>
      findCodes(part, schemas, seen),
    ),
    ...(target ? findCodes(target, schemas, seen) : []),
  ];
}

/** Returns the strings that a schema accepts by `const` or `enum`, through references. */
function valuesOf(schema: SchemaModel, schemas: Schemas, seen = new Set<string>()): ErrorCode[] {
  const { ref } = schema;
  const constant = textOf(schema.const?.value);
  if (constant !== undefined) return [{ code: constant }];
  const listed = (schema.enum ?? []).flatMap(({ value, description }) =>
    typeof value === "string" ? [{ code: value, ...(description ? { description } : {}) }] : [],
  );
  const target = ref && !seen.has(ref.name) ? schemas.get(ref.name) : undefined;
  if (ref) seen.add(ref.name);
  return target ? [...listed, ...valuesOf(target, schemas, seen)] : listed;
}
