import type { ErrorObject, ValidateFunction } from "ajv";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { digestOf, NO_CACHE } from "../../site/cache/cache";
import { cachedLoader } from "../../site/cache/cached-work";

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

/** Loads OpenAPI documents as the contract for samples; `undefined` if none is without errors. */
export async function loadContract(
  documents: ReadonlyArray<{ spec: string; overlays?: string[] | undefined }>,
  cache = NO_CACHE,
): Promise<Contract | undefined> {
  const load = cachedLoader(cache);
  const loaded = await Promise.all(
    documents.map(({ spec, overlays = [] }) => load({ spec, overlays })),
  );
  const contracts = loaded.flatMap(({ document }) => (document ? [createContract(document)] : []));
  const [first, ...others] = contracts;
  if (!first || others.length === 0) return first;
  return {
    digest: digestOf(contracts.map(({ digest }) => digest)),
    servers: contracts.flatMap(({ servers }) => servers),
    operations: contracts.flatMap(({ operations }) => operations),
    schemas: contracts.flatMap(({ schemas }) => schemas),
  };
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Makes a contract of a bundled OpenAPI document with local references. */
function createContract(document: Value): Contract {
  const source = createSource(document);
  const { resolve } = source;
  const { schemas } = resolve(source.document.components);
  return {
    digest: digestOf(document),
    servers: serversOf(document),
    operations: Object.entries(resolve(source.document.paths)).flatMap(([pathTemplate, value]) => {
      const item = resolve(value);
      return METHODS.filter((method) => item[method]).map((method) =>
        toOperation(pathTemplate, method, item, source),
      );
    }),
    schemas: Object.entries(resolve(schemas)).map(([name, schema]) => ({
      name,
      ...toBody(schema, source),
    })),
  };
}

interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

function serversOf({ servers = [] }: Value): string[] {
  return (servers as Server[]).map(({ url, variables }) =>
    url
      .replace(/\{(\w+)\}/g, (_, name: string) => variables?.[name]?.default ?? "")
      .replace(/\/$/, ""),
  );
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

function toOperation(
  pathTemplate: string,
  method: string,
  item: Value,
  source: Source,
): ContractOperation {
  const { document, resolve } = source;
  const operation = resolve(item[method]);
  const security = (operation.security ?? document.security ?? []) as Value[];
  const parameters = [item.parameters ?? [], operation.parameters ?? []]
    .flat()
    .map((parameter) => toParameter(resolve(parameter), source));
  const requestBody = jsonBody(operation.requestBody, source);
  return {
    id: (operation.operationId as string | undefined) ?? `${method.toUpperCase()} ${pathTemplate}`,
    method: method.toUpperCase(),
    pathTemplate,
    servers: serversOf(document),
    parameters: [...new Map(parameters.map((it) => [`${it.in} ${it.name}`, it])).values()],
    needsToken: security.length > 0 && security.every((need) => Object.keys(need).length > 0),
    bodyRequired: resolve(operation.requestBody).required === true,
    ...(requestBody ? { requestBody } : {}),
    responses: Object.entries(resolve(operation.responses)).flatMap(([status, response]) => {
      const body = jsonBody(response, source);
      return body ? [{ ...body, status }] : [];
    }),
  };
}

function toParameter(parameter: Value, { compile }: Source): ContractParameter {
  const { name, in: location, style = "form", explode = true, schema } = parameter;
  return {
    name: String(name),
    in: String(location),
    commas: location === "query" && style === "form" && explode === false,
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
