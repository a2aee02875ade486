import { compact, isTrue, type JsonRecord, listOf, textOf } from "../json";
import { describe } from "../markdown/describe";
import { buildSamples } from "../samples/build-samples";
import type { OperationModel, SecuritySchemeModel, ServerModel } from "../types";
import { buildCallbacks } from "./callback";
import type { ModelContext } from "./context";
import { extensionsOf } from "./extension";
import { externalDocs } from "./external-docs";
import type { ListedOperation } from "./operation-list";
import { buildParameters } from "./parameter";
import { buildRequestBody } from "./request-body";
import { buildResponses } from "./response";
import { buildSecurity } from "./security";
import { buildServers } from "./server";
import { operationText, operationTitle } from "./title";

/** What an operation takes over from its document. */
export type OperationSettings = {
  schemes: readonly SecuritySchemeModel[];
  order: number;
  /** Name of the environment variable that holds the reader's token in samples. */
  tokenVariable: string;
};

/** An operation with everything that its page shows. */
export function buildOperation(
  context: ModelContext,
  listed: ListedOperation,
  { schemes, order, tokenVariable }: OperationSettings,
): OperationModel {
  const { kind, method, pathTemplate, pathItem, operation, operationId } = listed;
  const { document } = context;
  const summary = textOf(operation.summary);
  const parts = {
    servers: serversOf(operation, pathItem, document),
    security: buildSecurity(operation.security ?? document.security, schemes),
    parameters: buildParameters(context, pathItem.parameters, operation.parameters),
    requestBody: buildRequestBody(context, operation.requestBody),
    responses: buildResponses(context, operation.responses),
  };
  const model: OperationModel = {
    ...describe({ description: operationText(summary, textOf(operation.description)) }),
    ...parts,
    kind,
    key: operationKey(listed),
    operationId,
    method,
    pathTemplate,
    slug: listed.slug,
    permalink: listed.permalink,
    title: operationTitle(summary, operationId, method, pathTemplate),
    summary,
    deprecated: isTrue(operation.deprecated),
    order,
    tags: listed.tags,
    path: compact({
      ...describe(pathItem),
      summary: textOf(pathItem.summary),
      extensions: extensionsOf(pathItem),
    }),
    externalDocs: externalDocs(operation.externalDocs),
    responsesExtensions: extensionsOf(operation.responses),
    callbacks: buildCallbacks(context, operation.callbacks, schemes),
    samples: buildSamples(context, { ...parts, kind, method, pathTemplate }, operation, {
      schemes,
      tokenVariable,
    }),
    schemas: schemasOf(context, listed),
    extensions: extensionsOf(operation),
  };
  return compact(model);
}

/** The nearest servers: those of the operation, else of its path, else of the document. */
function serversOf(...owners: readonly JsonRecord[]): ServerModel[] {
  return buildServers(owners.find(({ servers }) => listOf(servers).length > 0)?.servers);
}

/** Key of an operation in its document, the same in every build. */
function operationKey({ kind, method, pathTemplate }: ListedOperation): string {
  return `${kind} ${method} ${pathTemplate}`;
}

function schemasOf(
  { index, schemas }: ModelContext,
  { operation, pathItem }: ListedOperation,
): string[] {
  const shared = listOf(pathItem.parameters);
  const own = { ...operation, parameters: [...shared, ...listOf(operation.parameters)] };
  const reached = index.reachableFrom(own, "operation").get("schemas") ?? new Set();
  return [...schemas.keys()].filter((name) => reached.has(name));
}
