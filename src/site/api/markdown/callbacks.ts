import type { CallbackModel, CallbackOperationModel } from "../../../lib/api/model";
import { securityMarkdown, serversMarkdown } from "./access";
import { contentMarkdown, parametersMarkdown } from "./content";
import { extensionList, externalDocs } from "./facts";
import { responsesMarkdown } from "./responses";
import type { SchemasByName } from "./schema";
import { blocks, code, fenced, heading } from "./text";

/** Requests that the API makes to an address that the caller gave. */
export function callbacksMarkdown(
  callbacks: readonly CallbackModel[],
  schemas: SchemasByName,
  level: number,
): string {
  return blocks(
    ...callbacks.map((callback) =>
      blocks(
        heading(level, callback.name),
        code(callback.expression),
        callback.summary,
        callback.description,
        serversMarkdown(callback.servers),
        extensionList(callback.extensions),
        callback.circular && "The same again.",
        ...callback.operations.map((operation) => callbackOperation(operation, schemas, level + 1)),
      ),
    ),
  );
}

function callbackOperation(
  operation: CallbackOperationModel,
  schemas: SchemasByName,
  level: number,
): string {
  const { method, summary, operationId, deprecated, parameters, requestBody } = operation;
  const title = [method, summary, operationId && code(operationId)].filter(Boolean).join(" ");
  return blocks(
    heading(level, `${title}${deprecated ? ", deprecated" : ""}`),
    operation.description,
    operation.externalDocs && externalDocs(operation.externalDocs),
    serversMarkdown(operation.servers),
    operation.security.length > 0 && securityMarkdown(operation.security, []),
    parametersMarkdown(parameters, schemas),
    requestBody &&
      blocks(
        `Body${requestBody.required ? ", required" : ""}`,
        requestBody.description,
        contentMarkdown(requestBody.content, schemas),
        extensionList(requestBody.extensions),
      ),
    responsesMarkdown(operation.responses, schemas, level + 1),
    extensionList(operation.responsesExtensions),
    ...operation.samples.map(({ label, lang, source }) =>
      blocks(`Sample: ${label}`, fenced(source, lang)),
    ),
    extensionList(operation.extensions),
    callbacksMarkdown(operation.callbacks, schemas, level + 1),
  );
}
