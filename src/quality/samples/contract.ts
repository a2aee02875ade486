import type { ErrorObject, ValidateFunction } from "ajv";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import type { SecurityAlternative } from "../../../plugins/gatsby-source-openapi";
import { digestOf } from "../../site/cache/cache";

/** The operations and schemas that samples must agree with. */
export interface Contract {
  operations: ContractOperation[];
  /** The named schemas, as a page may show one alone. */
  schemas: Array<ContractBody & { name: string }>;
  /** Digest of the document. */
  digest: string;
  /** Addresses at which the API is served, without trailing slash. */
  servers: string[];
}

/** One operation, ready to check requests and bodies against. */
export interface ContractOperation {
  /** The operation's id, or method and path if it has none. */
  id: string;
  /** Upper case. */
  method: string;
  pathTemplate: string;
  /** Addresses of its API. */
  servers: readonly string[];
  parameters: ContractParameter[];
  /** True if it cannot be called without credentials. */
  needsToken: boolean;
  bodyRequired: boolean;
  requestBody?: ContractBody;
  responses: Array<ContractBody & { status: string }>;
}

interface ContractParameter {
  name: string;
  in: string;
  /** True if several values are written with commas between them. */
  commas: boolean;
  validate: Validate;
}

/** A JSON body: its validator, and the property names at its top level. */
export interface ContractBody {
  validate: Validate;
  properties: ReadonlySet<string>;
}

/** Returns everything that is wrong with a value. */
export type Validate = (value: unknown) => ErrorObject[];

type Value = Record<string, unknown>;

type ApiDocument = Queries.CheckedContentQuery["allApiDocument"]["nodes"][number];
type ApiOperation = ApiDocument["operations"][number];

/** Returns what samples must agree with; `undefined` for a site without an API. */
export function createContract(documents: readonly ApiDocument[]): Contract | undefined {
  if (documents.length === 0) return undefined;
  const parts = documents.map(contractOf);
  return {
    digest: digestOf(documents),
    servers: documents.flatMap(serversOf),
    operations: parts.flatMap(({ operations }) => operations),
    schemas: parts.flatMap(({ schemas }) => schemas),
  };
}

function contractOf({ openapiJson, operations }: ApiDocument) {
  const source = createSource(JSON.parse(openapiJson));
  const { schemas } = source.resolve(source.document.components);
  return {
    operations: operations
      .filter(({ kind }) => kind === "operation")
      .map((operation) => toOperation(operation, source)),
    schemas: Object.entries(source.resolve(schemas)).map(([name, schema]) => ({
      name,
      ...toBody(schema, source),
    })),
  };
}

function serversOf({ servers }: Pick<ApiDocument, "servers">): string[] {
  return servers.map(({ resolvedUrl }) => resolvedUrl.replace(/\/$/, ""));
}

/** A document whose parts can be read and compiled alone. */
interface Source {
  document: Value;
  /** Returns an object of the document, or what its reference leads to; `{}` if it is absent. */
  resolve: (value: unknown) => Value;
  /** Returns a validator of a schema. `isText` validates values of addresses, which are strings. */
  compile: (schema: unknown, isText?: boolean) => Validate;
}

const BASE = "https://contract.invalid/document";

function createSource(original: Value): Source {
  const document = toStandalone(original) as Value;
  // `verbose` adds the wrong value to each error.
  const options = { strict: false, allErrors: true, discriminator: true, verbose: true } as const;
  const plain = addFormats(new Ajv2020(options));
  const coercing = addFormats(new Ajv2020({ ...options, coerceTypes: true }));
  for (const ajv of [plain, coercing]) ajv.addSchema({ ...document, $id: BASE });
  const resolve = (value: unknown): Value => {
    const { $ref } = (value ?? {}) as Value;
    if (typeof $ref !== "string") return (value ?? {}) as Value;
    const keys = $ref.slice(`${BASE}#/`.length).split("/");
    return resolve(keys.reduce<unknown>((at, key) => resolve(at)[unescapeKey(key)], document));
  };
  const compile: Source["compile"] = (schema, isText = false) => {
    let compiled: ValidateFunction | undefined;
    return (value) => {
      compiled ??= (isText ? coercing : plain).compile(schema as Value);
      return compiled(structuredClone(value)) ? [] : [...(compiled.errors ?? [])];
    };
  };
  return { document, resolve, compile };
}

function unescapeKey(key: string): string {
  return decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
}

/**
 * Makes references absolute, so that each schema can be compiled alone. Removes the mappings of
 * discriminators: Ajv rejects them, and uses the constants of the alternatives.
 */
function toStandalone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStandalone);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key === "$ref" && typeof item === "string") return [key, `${BASE}${item}`];
    const name = key === "discriminator" ? (item as Value | null)?.propertyName : undefined;
    return [key, typeof name === "string" ? { propertyName: name } : toStandalone(item)];
  });
  return Object.fromEntries(entries);
}

function toOperation(facts: ApiOperation, source: Source): ContractOperation {
  const { operationId, method, pathTemplate } = facts;
  const { document, resolve } = source;
  const item = resolve(resolve(document.paths)[pathTemplate]);
  const operation = resolve(
    item[method.toLowerCase()] ?? resolve(item.additionalOperations)[method],
  );
  const security = facts.security as unknown as SecurityAlternative[];
  const parameters = [item.parameters ?? [], operation.parameters ?? []].flat().map(resolve);
  const schemaOf = (parameter: ApiOperation["parameters"][number]) =>
    parameters.findLast((it) => it.in === parameter.in && it.name === parameter.name)?.schema;
  const responses = resolve(operation.responses);
  const requestBody = jsonBody(operation.requestBody, source);
  return {
    id: operationId ?? `${method} ${pathTemplate}`,
    method,
    pathTemplate,
    servers: serversOf(facts),
    parameters: facts.parameters.map((parameter) =>
      toParameter(parameter, schemaOf(parameter), source),
    ),
    needsToken: security.length > 0 && security.every(({ schemes }) => schemes.length > 0),
    bodyRequired: facts.requestBody?.required === true,
    ...(requestBody ? { requestBody } : {}),
    responses: facts.responses.flatMap(({ status }) => {
      const body = jsonBody(responses[status], source);
      return body ? [{ ...body, status }] : [];
    }),
  };
}

function toParameter(
  { name, in: location, serialization }: ApiOperation["parameters"][number],
  schema: unknown,
  { compile }: Source,
): ContractParameter {
  const { style, explode } = serialization;
  return {
    name,
    in: location,
    commas: location === "query" && style === "form" && !explode,
    validate: schema ? compile(schema, true) : () => [],
  };
}

/** Returns the JSON body of a request or response, if it has one. */
function jsonBody(owner: unknown, source: Source): ContractBody | undefined {
  const content = Object.entries(source.resolve(source.resolve(owner).content));
  const [, media] = content.find(([type]) => /json/.test(type)) ?? [];
  return media === undefined ? undefined : toBody((media as Value).schema ?? true, source);
}

function toBody(schema: unknown, source: Source): ContractBody {
  return { validate: source.compile(schema), properties: new Set(propertiesOf(schema, source)) };
}

/** Collects the property names at the top of a schema, including its `allOf`, `oneOf`, `anyOf`. */
function propertiesOf(value: unknown, source: Source, depth = 0): string[] {
  if (depth > 6) return [];
  const schema = source.resolve(value);
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => list ?? []);
  return [
    ...Object.keys(source.resolve(schema.properties)),
    ...parts.flatMap((part) => propertiesOf(part, source, depth + 1)),
  ];
}
