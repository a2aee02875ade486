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
  parameters: ContractParameter[];
  /** True if it cannot be called without credentials. */
  needsToken: boolean;
  bodyRequired: boolean;
  requestBody?: ContractBody;
  responses: Array<ContractBody & { status: string }>;
}

export interface ContractParameter {
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

/** Loads an OpenAPI document as the contract for samples; `undefined` if it has errors. */
export async function loadContract(spec: string, cache = NO_CACHE): Promise<Contract | undefined> {
  const { document } = await cachedLoader(cache)({ spec, requireOperationIds: false });
  return document && createContract(document);
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Makes a contract of a bundled OpenAPI document with local references. */
export function createContract(document: Value): Contract {
  const source = { document, compile: createCompiler(document) };
  const paths = Object.entries((document.paths ?? {}) as Record<string, Value>);
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Value };
  return {
    digest: digestOf(document),
    servers: ((document.servers ?? []) as Server[]).map(serverUrl),
    operations: paths.flatMap(([pathTemplate, item]) =>
      METHODS.filter((method) => item[method]).map((method) =>
        toOperation(pathTemplate, method, source),
      ),
    ),
    schemas: Object.keys(schemas).map((name) => ({
      name,
      ...schemaAt(`/components/schemas/${escape(name)}`, source),
    })),
  };
}

interface Server {
  url: string;
  variables?: Record<string, { default: string }>;
}

function serverUrl({ url, variables }: Server): string {
  return url
    .replace(/\{(\w+)\}/g, (_, name: string) => variables?.[name]?.default ?? "")
    .replace(/\/$/, "");
}

type Compile = (pointer: string) => Validate;

const BASE = "https://contract.invalid/document";

function createCompiler(document: Value): Compile {
  const options = { strict: false, allErrors: true, discriminator: true } as const;
  const plain = addFormats(new Ajv2020(options));
  const coercing = addFormats(new Ajv2020({ ...options, coerceTypes: true }));
  const schema = { ...(withoutMappings(document) as Value), $id: BASE };
  for (const ajv of [plain, coercing]) ajv.addSchema(schema);
  return (pointer) => {
    let compiled: ValidateFunction | undefined;
    // Values in addresses are always strings.
    const ajv = pointer.includes("/parameters/") ? coercing : plain;
    return (value) => {
      compiled ??= ajv.compile({ $ref: `${BASE}#${pointer}` });
      return compiled(structuredClone(value)) ? [] : [...(compiled.errors ?? [])];
    };
  };
}

/** Ajv resolves a discriminator by the constants of its alternatives and rejects mappings. */
function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = key === "discriminator" ? (item as Value | null)?.propertyName : undefined;
    return [key, typeof name === "string" ? { propertyName: name } : withoutMappings(item)];
  });
  return Object.fromEntries(entries);
}

interface Source {
  document: Value;
  compile: Compile;
}

function toOperation(pathTemplate: string, method: string, source: Source): ContractOperation {
  const { document } = source;
  const itemPointer = `/paths/${escape(pathTemplate)}`;
  const pointer = `${itemPointer}/${method}`;
  const operation = follow(document, pointer)?.value ?? {};
  const security = (operation.security ?? document.security ?? []) as Value[];
  const parameters = [itemPointer, pointer].flatMap((owner) => parametersAt(owner, source));
  const byKey = new Map(
    parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
  );
  const requestBody = bodyAt(`${pointer}/requestBody`, source);
  return {
    id: (operation.operationId as string | undefined) ?? `${method.toUpperCase()} ${pathTemplate}`,
    method: method.toUpperCase(),
    pathTemplate,
    parameters: [...byKey.values()],
    needsToken: security.length > 0 && security.every((item) => Object.keys(item).length > 0),
    bodyRequired: follow(document, `${pointer}/requestBody`)?.value.required === true,
    ...(requestBody ? { requestBody } : {}),
    responses: Object.keys((operation.responses ?? {}) as Value).flatMap((status) => {
      const body = bodyAt(`${pointer}/responses/${status}`, source);
      return body ? [{ ...body, status }] : [];
    }),
  };
}

function parametersAt(owner: string, { document, compile }: Source): ContractParameter[] {
  const list = (follow(document, owner)?.value.parameters ?? []) as unknown[];
  return list.flatMap((_, index) => {
    const found = follow(document, `${owner}/parameters/${index}`);
    if (!found) return [];
    const { name, in: location, style = "form", explode = true, schema } = found.value;
    return [
      {
        name: String(name),
        in: String(location),
        commas: location === "query" && style === "form" && explode === false,
        validate: schema ? compile(`${found.pointer}/schema`) : () => [],
      },
    ];
  });
}

function bodyAt(pointer: string, source: Source): ContractBody | undefined {
  const owner = follow(source.document, pointer);
  const types = Object.keys((owner?.value.content as Value | undefined) ?? {});
  const type = types.find((name) => /json/.test(name));
  if (!owner || !type) return undefined;
  return schemaAt(`${owner.pointer}/content/${escape(type)}/schema`, source);
}

function schemaAt(pointer: string, { document, compile }: Source): ContractBody {
  return { validate: compile(pointer), properties: propertiesAt(document, pointer) };
}

function escape(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Resolves a pointer through references; returns the value and the pointer without references. */
function follow(document: Value, pointer: string): { value: Value; pointer: string } | undefined {
  let value: unknown = document;
  let at = "";
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = (value as Value | undefined)?.[key];
    at += `/${part}`;
    const reference = (value as Value | undefined)?.$ref;
    if (typeof reference !== "string") continue;
    const target = follow(document, reference.slice(1));
    if (!target) return undefined;
    ({ value, pointer: at } = target);
  }
  return value && typeof value === "object" ? { value: value as Value, pointer: at } : undefined;
}

/** Collects the property names at the top of a schema, including its `allOf`, `oneOf`, `anyOf`. */
function propertiesAt(document: Value, pointer: string, depth = 0): Set<string> {
  const schema = follow(document, pointer);
  if (!schema || depth > 6) return new Set();
  const own = Object.keys((schema.value.properties as Value | undefined) ?? {});
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) =>
    ((schema.value[key] as unknown[] | undefined) ?? []).flatMap((_, index) => [
      ...propertiesAt(document, `${schema.pointer}/${key}/${index}`, depth + 1),
    ]),
  );
  return new Set([...own, ...parts]);
}
