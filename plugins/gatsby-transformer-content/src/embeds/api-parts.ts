import type {
  ExampleModel,
  OperationModel,
  PageSchema,
  ResponseModel,
} from "../../../gatsby-source-openapi";
import type { Json } from "../content/types";
import type { NodeModel } from "../nodes";
import { findAllNodes } from "../nodes";

/** Fields of `ApiOperation` nodes that embeds read. */
export interface EmbeddedOperation
  extends Pick<
    OperationModel,
    | "kind"
    | "slug"
    | "method"
    | "pathTemplate"
    | "permalink"
    | "title"
    | "parameters"
    | "requestBody"
  > {
  documentId: string;
  operationId: string | null;
  description: string;
  deprecated: boolean;
  responseIds: string[];
}

/** Fields of `ApiSchema` nodes that embeds read. */
export type EmbeddedSchema = PageSchema & { documentId: string; description: string };

/** The props of an embed. */
export type EmbedProps = Readonly<Record<string, Json>>;

export type ApiNodes = Pick<NodeModel, "findAll" | "getNodesByIds">;

/** Thrown if an embed names something that no API has. */
export class UnknownPart extends Error {
  constructor(
    /** `operation`, `schema`, `property` and so on. */
    readonly kind: string,
    readonly value: string,
    /** Names that the embed could have. */
    readonly known: readonly string[],
  ) {
    super(`The API has no ${kind} of the name "${value}".`);
  }
}

/** Returns the first part of a name. */
function findPart<Part>(
  kind: string,
  value: Json | undefined,
  parts: readonly Part[],
  namesOf: (part: Part) => string[],
): Part {
  const wanted = String(value ?? "");
  const found = parts.find((part) => namesOf(part).includes(wanted));
  if (found) return found;
  throw new UnknownPart(kind, wanted, [...new Set(parts.flatMap(namesOf))]);
}

/**
 * Returns the part that an embed names, alone or after the id of its document: `v2/Chat`. A name that
 * several documents use means the first of them, in the order of their ids.
 */
function findInApis<Part extends { documentId: string }>(
  kind: string,
  value: Json | undefined,
  parts: readonly Part[],
  namesOf: (part: Part) => string[],
): Part {
  const sorted = [...parts].sort((a, b) => (a.documentId < b.documentId ? -1 : 1));
  const isQualified = sorted[0]?.documentId !== sorted.at(-1)?.documentId;
  return findPart(kind, value, sorted, (part) => {
    const names = namesOf(part);
    return [...names, ...(isQualified ? names.map((name) => `${part.documentId}/${name}`) : [])];
  });
}

/** Returns the operation that an embed names by `id`: its operationId or its slug. */
export async function findOperation(
  { id }: EmbedProps,
  nodeModel: ApiNodes,
): Promise<EmbeddedOperation> {
  const operations = await findAllNodes<EmbeddedOperation>(nodeModel, "ApiOperation");
  return findInApis("operation", id, operations, ({ slug, operationId }) => [
    ...(operationId ? [operationId] : []),
    slug,
  ]);
}

/** Returns the schema that an embed names by `name`. */
export async function findSchema(
  { name }: EmbedProps,
  nodeModel: ApiNodes,
): Promise<EmbeddedSchema> {
  const schemas = await findAllNodes<EmbeddedSchema>(nodeModel, "ApiSchema");
  return findInApis("schema", name, schemas, (schema) => [schema.name]);
}

/** Returns the parts that an embed names in `show`, separated by spaces, or all without it. */
export function partsIn<Part extends { name: string }>(
  { show }: EmbedProps,
  kind: string,
  parts: readonly Part[],
): readonly Part[] {
  if (show === undefined) return parts;
  const names = [show]
    .flat()
    .join(" ")
    .split(/[\s,]+/)
    .filter(Boolean);
  return names.map((name) => findPart(kind, name, parts, (part) => [part.name]));
}

/** Returns the example of an operation's `response`, or else of its request. `name` selects one. */
export async function findExample(
  props: EmbedProps,
  nodeModel: ApiNodes,
): Promise<ExampleModel & { mediaType: string }> {
  const { requestBody, responseIds } = await findOperation(props, nodeModel);
  const { response, name } = props;
  const responses = nodeModel.getNodesByIds({ ids: responseIds }) as ResponseModel[];
  const body =
    response === undefined
      ? requestBody
      : findPart("response", response, responses, ({ status }) => [status]);
  const examples = (body?.content ?? []).flatMap(({ mediaType, examples }) =>
    examples
      .filter(({ value, text }) => value !== undefined || text !== undefined)
      .map((example) => ({ ...example, mediaType })),
  );
  const [first] = examples;
  return name === undefined && first
    ? first
    : findPart("example", name, examples, (example) => [example.name]);
}
