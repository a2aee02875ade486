import { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";
import { isRecord, isTrue, type JsonRecord, listOf, recordOf, textsOf } from "../json";
import { resolve } from "./reference";

const FORM_TYPES = ["multipart/form-data", "application/x-www-form-urlencoded"];
const NOT_SCHEMA = new Set(["name", "in", "required", "collectionFormat", "allowEmptyValue"]);
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch"];

/**
 * Converts a Swagger 2.0 document to OpenAPI 3.0 with a library, and keeps what the library would
 * lose. Changes the given document.
 */
export function upgradeSwagger(document: JsonRecord): JsonRecord {
  const definitions = structuredClone(recordOf(document.securityDefinitions));
  for (const pathItem of Object.values(recordOf(document.paths)).filter(isRecord)) {
    const shared = formParameters(document, pathItem.parameters);
    pathItem.parameters = withoutForm(document, pathItem.parameters);
    for (const method of METHODS) {
      const operation = pathItem[method];
      if (isRecord(operation)) {
        keepMediaTypes(document, operation);
        joinForm(document, operation, shared);
      }
    }
  }
  convertSharedResponses(document);
  delete document.produces;
  const upgraded = recordOf(
    upgradeFromTwoToThree(document as Parameters<typeof upgradeFromTwoToThree>[0]),
  );
  restoreSecurity(upgraded, definitions);
  return upgraded;
}

/** An operation's own media types override the document's. The library has it the other way. */
function keepMediaTypes(document: JsonRecord, operation: JsonRecord): void {
  operation.produces ??= document.produces;
  if (operation.produces === undefined) {
    delete operation.produces;
  }
}

/** Joins form parameters to one body with all of their keywords. */
function joinForm(document: JsonRecord, operation: JsonRecord, shared: JsonRecord[]): void {
  const own = formParameters(document, operation.parameters);
  const form = [...shared.filter(({ name }) => !own.some((other) => other.name === name)), ...own];
  const kept = withoutForm(document, operation.parameters);
  if (form.length === 0) return;
  const required = form.filter((parameter) => isTrue(parameter.required)).map(({ name }) => name);
  const consumed = textsOf(operation.consumes ?? document.consumes).filter((type) =>
    FORM_TYPES.includes(type),
  );
  const hasFile = form.some(({ type }) => type === "file");
  operation.consumes = consumed.length > 0 ? consumed : [hasFile ? FORM_TYPES[0] : FORM_TYPES[1]];
  const schema = {
    type: "object",
    properties: Object.fromEntries(
      form.map((parameter) => [String(parameter.name), schemaOf(parameter)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
  const body = { in: "body", name: "body", required: required.length > 0, schema };
  operation.parameters = [...kept, body];
}

function formParameters(document: JsonRecord, parameters: unknown): JsonRecord[] {
  return listOf(parameters)
    .map((parameter) => resolve(document, parameter))
    .filter((parameter): parameter is JsonRecord => parameter?.in === "formData");
}

function withoutForm(document: JsonRecord, parameters: unknown): unknown[] {
  return listOf(parameters).filter((parameter) => resolve(document, parameter)?.in !== "formData");
}

function schemaOf(parameter: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(parameter).filter(([key]) => !NOT_SCHEMA.has(key)));
}

function convertSharedResponses(document: JsonRecord): void {
  const types = textsOf(document.produces);
  for (const response of Object.values(recordOf(document.responses)).filter(isRecord)) {
    if (response.schema !== undefined && types.length > 0) {
      response.content = Object.fromEntries(
        types.map((type) => [type, { schema: response.schema }]),
      );
      delete response.schema;
    }
  }
}

/** Restores descriptions and extensions of security schemes, which the library drops. */
function restoreSecurity(document: JsonRecord, definitions: JsonRecord): void {
  const schemes = recordOf(recordOf(document.components).securitySchemes);
  for (const [name, definition] of Object.entries(definitions)) {
    const scheme = schemes[name];
    if (!isRecord(scheme) || !isRecord(definition)) continue;
    for (const [key, value] of Object.entries(definition)) {
      if (key === "description" || key.startsWith("x-")) {
        scheme[key] = value;
      }
    }
  }
}
