import Ajv2020 from "ajv/dist/2020";
import type { ErrorObject, ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { digestOf } from "../../site/memory/memory";
import type {
  DocumentModel,
  OperationModel,
} from "../../../plugins/gatsby-source-openapi/src/types";

/** What the samples must agree with: the operations, and validators of their bodies. */
export interface Contract {
  operations: ContractOperation[];
  /** The named schemas that are objects, as a page may show one alone. */
  schemas: Array<ContractBody & { name: string }>;
  /** Tells one document from another. */
  digest: string;
  /** Addresses at which the API is served, without a slash at the end. */
  servers: string[];
}

/** One operation, ready to check requests and bodies against. */
export interface ContractOperation {
  id: string;
  method: string;
  pathTemplate: string;
  parameters: ContractParameter[];
  /** Whether every way to call it needs a scheme. */
  needsToken: boolean;
  takesIdempotencyKey: boolean;
  bodyRequired: boolean;
  requestBody?: ContractBody;
  responses: Array<ContractBody & { status: string }>;
}

/** A parameter and the check of its value. */
export interface ContractParameter {
  name: string;
  in: string;
  required: boolean;
  /** Whether several values are written with commas between them. */
  commas: boolean;
  validate: Validate;
}

/** A JSON body: its check, and the names that it may have at its top. */
export interface ContractBody {
  validate: Validate;
  properties: ReadonlySet<string>;
}

/** Everything that is wrong with a value; empty where it is right. */
export type Validate = (value: unknown) => ErrorObject[];

const BASE = "https://contract.invalid/document";
type Json = Record<string, unknown>;

/**
 * Makes a contract of a document.
 *
 * @param document the document in one piece, references by name
 * @param model the same document, modelled
 */
export function createContract(document: Json, model: DocumentModel): Contract {
  const compile = createCompiler(document);
  return {
    digest: digestOf(document),
    servers: model.servers.map(({ resolvedUrl }) => resolvedUrl.replace(/\/$/, "")),
    operations: model.operations
      .filter(({ kind }) => kind === "operation")
      .map((operation) => toOperation(operation, { document, compile })),
    schemas: model.schemas.map(({ name }) => {
      const pointer = `/components/schemas/${escape(name)}`;
      return { name, validate: compile(pointer), properties: propertiesAt(document, pointer) };
    }),
  };
}

type Compile = (pointer: string) => Validate;

function createCompiler(document: Json): Compile {
  const options = {
    strict: false,
    allErrors: true,
    validateFormats: true,
    discriminator: true,
  } as const;
  const plain = addFormats(new Ajv2020(options));
  const coercing = addFormats(new Ajv2020({ ...options, coerceTypes: true }));
  const readable = withoutMappings(document) as Json;
  for (const ajv of [plain, coercing]) ajv.addSchema({ ...readable, $id: BASE });
  return (pointer) => {
    let compiled: ValidateFunction | undefined;
    // Values in addresses are texts; those in bodies have the type that they have.
    const ajv = pointer.includes("/parameters/") ? coercing : plain;
    return (value) => {
      compiled ??= ajv.compile({ $ref: `${BASE}#${pointer}` });
      return compiled(structuredClone(value)) ? [] : [...(compiled.errors ?? [])];
    };
  };
}

/** Ajv follows a discriminator by its alternatives' constants and refuses one that has a mapping. */
function withoutMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMappings);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    const name = key === "discriminator" ? (item as Json | null)?.propertyName : undefined;
    return [key, typeof name === "string" ? { propertyName: name } : withoutMappings(item)];
  });
  return Object.fromEntries(entries);
}

interface Making {
  document: Json;
  compile: Compile;
}

function toOperation(operation: OperationModel, making: Making): ContractOperation {
  const { method, pathTemplate, security, parameters, requestBody, responses } = operation;
  const pointer = `/paths/${escape(pathTemplate)}/${method.toLowerCase()}`;
  const isProtected = security.length > 0 && security.every(({ schemes }) => schemes.length > 0);
  const body = requestBody && bodyAt(`${pointer}/requestBody`, making);
  return {
    id: operation.operationId ?? `${method} ${pathTemplate}`,
    method: method.toUpperCase(),
    pathTemplate,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      required: parameter.required,
      commas: parameter.serialization.style === "form" && !parameter.serialization.explode,
      validate: validatorOfParameter(parameter.name, pointer, making),
    })),
    needsToken: isProtected,
    takesIdempotencyKey: parameters.some(({ name }) => name.toLowerCase() === "idempotency-key"),
    bodyRequired: requestBody?.required ?? false,
    ...(body ? { requestBody: body } : {}),
    responses: responses.flatMap(({ status }) => {
      const found = bodyAt(`${pointer}/responses/${status}`, making);
      return found ? [{ ...found, status }] : [];
    }),
  };
}

function escape(part: string): string {
  return part.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** Follows a pointer through references; returns the value and where it really stands. */
function follow(document: Json, pointer: string): { value: Json; pointer: string } | undefined {
  let value: unknown = document;
  let at = "";
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    value = (value as Json | undefined)?.[key];
    at += `/${part}`;
    const reference = (value as Json | undefined)?.$ref;
    if (typeof reference !== "string") continue;
    const target = follow(document, reference.slice(1));
    if (!target) return undefined;
    ({ value, pointer: at } = target);
  }
  return value && typeof value === "object" ? { value: value as Json, pointer: at } : undefined;
}

function bodyAt(pointer: string, { document, compile }: Making): ContractBody | undefined {
  const owner = follow(document, pointer);
  const types = Object.keys((owner?.value.content as Json | undefined) ?? {});
  const type = types.find((name) => /json/.test(name));
  if (!owner || !type) return undefined;
  const schema = `${owner.pointer}/content/${escape(type)}/schema`;
  return { validate: compile(schema), properties: propertiesAt(document, schema) };
}

/** The names at the top of a schema, those of its parts and alternatives among them. */
function propertiesAt(document: Json, pointer: string, depth = 0): Set<string> {
  const schema = follow(document, pointer);
  if (!schema || depth > 6) return new Set();
  const own = Object.keys((schema.value.properties as Json | undefined) ?? {});
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((key) =>
    ((schema.value[key] as unknown[] | undefined) ?? []).flatMap((_, index) => [
      ...propertiesAt(document, `${schema.pointer}/${key}/${index}`, depth + 1),
    ]),
  );
  return new Set([...own, ...parts]);
}

function validatorOfParameter(
  name: string,
  pointer: string,
  { document, compile }: Making,
): Validate {
  const owners = [pointer, pointer.slice(0, pointer.lastIndexOf("/"))];
  for (const owner of owners) {
    const list = follow(document, owner)?.value.parameters;
    if (!Array.isArray(list)) continue;
    for (const index of list.keys()) {
      const parameter = follow(document, `${owner}/parameters/${index}`);
      if (parameter?.value.name === name && parameter.value.schema) {
        return compile(`${parameter.pointer}/schema`);
      }
    }
  }
  return () => [];
}
