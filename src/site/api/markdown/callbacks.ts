import type { CallbackModel, CallbackOperationModel } from "../../../lib/api/model";
import { securityMarkdown } from "./access";
import { contentMarkdown, parametersMarkdown } from "./content";
import { responsesMarkdown } from "./responses";
import type { SchemasByName } from "./schema";
import { blocks, code, heading } from "./text";

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
        callback.description,
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
    operation.security.length > 0 && securityMarkdown(operation.security, []),
    parametersMarkdown(parameters, schemas),
    requestBody &&
      blocks(
        `Body${requestBody.required ? ", required" : ""}`,
        requestBody.description,
        contentMarkdown(requestBody.content, schemas),
      ),
    responsesMarkdown(operation.responses, schemas, level + 1),
    callbacksMarkdown(operation.callbacks, schemas, level + 1),
  );
}
