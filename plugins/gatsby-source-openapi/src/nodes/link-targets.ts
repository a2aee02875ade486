import { anchorPart, codeAnchor, errorsAddress } from "../../../../packages/addresses";
import type { DocumentModel } from "../model/document";
import { buildErrorIndex } from "../page-data/error-index";
import type { SchemaModel } from "../types";

/** An error code of an API. */
export interface ApiErrorModel {
  code: string;
  description?: string;
  /** Statuses of the responses with the code. */
  statuses: string[];
  /** Address of the code on the page of errors. */
  permalink: string;
}

/** Returns the error codes of a document. */
export function errorsOf(
  model: DocumentModel,
  { codes } = buildErrorIndex(model),
): ApiErrorModel[] {
  return codes.map(({ places: _, example: __, ...error }) => ({
    ...error,
    permalink: `${errorsAddress(model.permalink)}#${codeAnchor(error.code)}`,
  }));
}

/**
 * Returns the addresses of what content can name: `op:callAgent`, `schema:Message`,
 * `field:Message.role`, `error:rate_limited`, and `call:POST /external/login`. An operation without an
 * id has its slug as id. `slug:call-agent` is for embeds.
 */
export function linkTargets(
  model: DocumentModel,
  errors: readonly ApiErrorModel[],
): Record<string, string> {
  const schemas = new Map(model.schemas.map((named) => [named.name, named.schema]));
  return Object.fromEntries([
    ...model.operations.flatMap(({ operationId, slug, method, pathTemplate, permalink }) => [
      [`op:${operationId ?? slug}`, permalink],
      [`slug:${slug}`, permalink],
      [`call:${method} ${pathTemplate}`, permalink],
    ]),
    ...model.schemas.flatMap(({ name, schema, permalink }) => [
      [`schema:${name}`, permalink],
      ...fieldsOf(schema, schemas).map((field) => [
        `field:${name}.${field}`,
        `${permalink}#${name}.${anchorPart(field)}`,
      ]),
    ]),
    ...errors.map(({ code, permalink }) => [`error:${code}`, permalink]),
  ]);
}

/** Returns the names of a schema's properties, including those of `allOf`. */
function fieldsOf(
  schema: SchemaModel,
  schemas: ReadonlyMap<string, SchemaModel>,
  seen: ReadonlySet<string> = new Set(),
): string[] {
  const { ref, properties = [], allOf = [] } = schema;
  const target = ref && !seen.has(ref.name) ? schemas.get(ref.name) : undefined;
  const within = ref ? new Set([...seen, ref.name]) : seen;
  return [
    ...properties.map(({ name }) => name),
    ...[...allOf, ...(target ? [target] : [])].flatMap((part) => fieldsOf(part, schemas, within)),
  ];
}
