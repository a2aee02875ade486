import type { CallbackPart, OperationPage } from "../../../../plugins/gatsby-source-openapi";
import { apiPaths } from "../../../lib/api/addresses";
import { PARAMETER_PLACES } from "../../../lib/api/words";
import {
  contentMarkdown,
  responsesMarkdown,
  securityMarkdown,
  serversMarkdown,
  valuesMarkdown,
} from "./content";
import { extensionList, externalDocs } from "./schema";
import { blocks, code, fenced, heading, item, link, list } from "./text";

/** Formats an operation, with the same content as its HTML page. */
export function operationMarkdown(operation: OperationPage): string {
  const { requestBody, servers, callbacks } = operation;
  const isWebhook = operation.kind === "webhook";
  const title = isWebhook ? "Payload" : "Request body";
  const body =
    requestBody &&
    blocks(
      heading(2, `${title} (${requestBody.required ? "required" : "optional"})`),
      requestBody.description,
      contentMarkdown(requestBody.content),
      extensionList(requestBody.extensions),
    );
  const text = blocks(
    headOf(operation),
    isWebhook && body,
    blocks(
      heading(2, "Authentication"),
      securityMarkdown(operation.security, operation.securitySchemes),
    ),
    ...PARAMETER_PLACES.map(([place, title]) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      return parameters.length > 0
        ? blocks(heading(2, title), valuesMarkdown(parameters))
        : undefined;
    }),
    !isWebhook && body,
    blocks(
      heading(2, "Responses"),
      responsesMarkdown(operation.responses, 3),
      extensionList(operation.responsesExtensions),
    ),
    callbacks.length > 0 && blocks(heading(2, "Callbacks"), callbacksMarkdown(callbacks, 3)),
    servers.length > 0 && blocks(heading(2, "Servers"), serversMarkdown(servers)),
    operation.samples.length > 0 &&
      blocks(
        heading(2, "Request samples"),
        ...operation.samples.map(({ label, lang, source }) =>
          blocks(heading(3, label), fenced(source ?? "", lang)),
        ),
      ),
    extensionList(operation.extensions),
  );
  return `${text}\n`;
}

function headOf(operation: OperationPage): string {
  const { title, method, pathTemplate, deprecated, kind, path, permalink } = operation;
  return blocks(
    heading(1, title),
    code(`${method} ${pathTemplate}`),
    kind === "webhook" && "A webhook: the API sends this request to your server.",
    deprecated && "**Deprecated.** Do not use it in new code.",
    operation.description,
    path.summary,
    path.description,
    extensionList(path.extensions),
    operation.externalDocs && externalDocs(operation.externalDocs),
    list([
      ...(operation.operationId ? [item(`Operation id: ${code(operation.operationId)}`)] : []),
      item(`OpenAPI: ${link(apiPaths.openapi(permalink), apiPaths.openapi(permalink))}`),
    ]),
  );
}

/** Formats the requests that the API sends to an address given by the caller. */
function callbacksMarkdown(callbacks: readonly CallbackPart[], level: number): string {
  return blocks(
    ...callbacks.map((callback) =>
      blocks(
        heading(level, callback.name),
        code(callback.expression),
        callback.summary,
        callback.description,
        serversMarkdown(callback.servers),
        extensionList(callback.extensions),
        callback.circular && "This callback contains itself.",
        ...callback.operations.map((operation) => callbackOperation(operation, level + 1)),
      ),
    ),
  );
}

function callbackOperation(operation: CallbackPart["operations"][number], level: number): string {
  const { method, summary, operationId, deprecated, parameters, requestBody } = operation;
  const title = [method, summary, operationId && code(operationId)].filter(Boolean).join(" ");
  return blocks(
    heading(level, `${title}${deprecated ? ", deprecated" : ""}`),
    operation.description,
    operation.externalDocs && externalDocs(operation.externalDocs),
    serversMarkdown(operation.servers),
    operation.security.length > 0 && securityMarkdown(operation.security, []),
    valuesMarkdown(parameters),
    requestBody &&
      blocks(
        `Body${requestBody.required ? ", required" : ""}`,
        requestBody.description,
        contentMarkdown(requestBody.content),
        extensionList(requestBody.extensions),
      ),
    responsesMarkdown(operation.responses, level + 1),
    extensionList(operation.responsesExtensions),
    ...operation.samples.map(({ label, lang, source }) =>
      blocks(`Sample: ${label}`, fenced(source ?? "", lang)),
    ),
    extensionList(operation.extensions),
    callbacksMarkdown(operation.callbacks, level + 1),
  );
}
