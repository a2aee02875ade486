import { referenceOf, resolve } from "../document/reference";
import { compact, isTrue, type JsonRecord, recordOf, textOf } from "../json";
import { givenSamples } from "../samples/build-samples";
import type { CallbackModel, CallbackOperationModel, SecuritySchemeModel } from "../types";
import type { ModelContext } from "./common";
import { buildServers, descriptionOf, extensionsOf, externalDocs, membersOf } from "./common";
import { buildParameters, buildRequestBody, buildResponses, listParameters } from "./content";
import { operationsOf } from "./operation-list";
import { buildSecurity } from "./security";

/**
 * Builds the requests that the API sends to the caller. `within` contains the references that led
 * here, so that a callback that contains itself is not followed.
 */
export function buildCallbacks(
  context: ModelContext,
  callbacks: unknown,
  schemes: readonly SecuritySchemeModel[],
  within: readonly string[] = [],
): CallbackModel[] {
  return Object.entries(recordOf(callbacks)).flatMap(([name, node]) => {
    const followed = [...within, ...references(node)];
    const callback = recordOf(resolve(context.document, node));
    const expressions = membersOf(callback).filter(([key]) => key !== "$ref");
    return expressions.map(([expression, item]) =>
      buildCallback({ context, name, callback, expression, item, schemes, followed }),
    );
  });
}

interface CallbackInput {
  context: ModelContext;
  name: string;
  callback: JsonRecord;
  expression: string;
  item: unknown;
  schemes: readonly SecuritySchemeModel[];
  followed: readonly string[];
}

function buildCallback({
  context,
  name,
  callback,
  expression,
  item,
  schemes,
  followed,
}: CallbackInput): CallbackModel {
  const here = [...followed, ...references(item)];
  const circular = new Set(here).size < here.length;
  const pathItem = recordOf(resolve(context.document, item));
  const operations = circular ? [] : operationsOf(pathItem);
  return compact({
    description: descriptionOf(pathItem),
    name,
    expression,
    summary: textOf(pathItem.summary),
    circular: circular ? true : undefined,
    servers: buildServers(pathItem.servers),
    operations: operations.map(({ method, operation }) =>
      buildCallbackOperation(context, { method, operation, pathItem }, schemes, here),
    ),
    extensions: extensionsOf(callback, pathItem),
  });
}

function buildCallbackOperation(
  context: ModelContext,
  { method, operation, pathItem }: { method: string; operation: JsonRecord; pathItem: JsonRecord },
  schemes: readonly SecuritySchemeModel[],
  followed: readonly string[],
): CallbackOperationModel {
  const parameters = listParameters(context, pathItem.parameters, operation.parameters);
  return compact({
    ...commonOperationModel(context, operation, parameters),
    description: descriptionOf(operation),
    method,
    servers: buildServers(operation.servers),
    security: buildSecurity(operation.security, schemes),
    callbacks: buildCallbacks(context, operation.callbacks, schemes, followed),
    samples: givenSamples(operation),
  });
}

/** Builds what operations and those of callbacks have in common. */
export function commonOperationModel(
  context: ModelContext,
  operation: JsonRecord,
  parameters: ReadonlyMap<string, JsonRecord>,
) {
  return {
    operationId: textOf(operation.operationId),
    summary: textOf(operation.summary),
    deprecated: isTrue(operation.deprecated),
    externalDocs: externalDocs(operation.externalDocs),
    parameters: buildParameters(context, parameters),
    requestBody: buildRequestBody(context, operation.requestBody),
    responses: buildResponses(context, operation.responses),
    responsesExtensions: extensionsOf(operation.responses),
    extensions: extensionsOf(operation),
  };
}

function references(node: unknown): string[] {
  const reference = referenceOf(node);
  return reference === undefined ? [] : [reference];
}
