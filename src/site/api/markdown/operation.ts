import { apiPaths } from "../../../lib/api/addresses";
import type { OperationPage } from "../../../lib/api/model";
import { PARAMETER_PLACES } from "../../../lib/api/words";
import { securityMarkdown, serversMarkdown } from "./access";
import { callbacksMarkdown } from "./callbacks";
import { contentMarkdown, parametersMarkdown } from "./content";
import { extensionList, externalDocs } from "./facts";
import { responsesMarkdown } from "./responses";
import type { SchemasByName } from "./schema";
import { blocks, code, fenced, heading, item, link, list } from "./text";

/** An operation as Markdown: the same contract as its page. */
export function operationMarkdown(operation: OperationPage): string {
  const schemas: SchemasByName = new Map(operation.schemas.map((schema) => [schema.name, schema]));
  const { requestBody, servers, callbacks } = operation;
  const text = blocks(
    headOf(operation),
    blocks(
      heading(2, "Authentication"),
      securityMarkdown(operation.security, operation.securitySchemes),
    ),
    ...PARAMETER_PLACES.map(([place, title]) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      return parameters.length > 0
        ? blocks(heading(2, title), parametersMarkdown(parameters, schemas))
        : undefined;
    }),
    requestBody &&
      blocks(
        heading(2, `Request body (${requestBody.required ? "required" : "optional"})`),
        requestBody.description,
        contentMarkdown(requestBody.content, schemas),
        extensionList(requestBody.extensions),
      ),
    blocks(
      heading(2, "Responses"),
      responsesMarkdown(operation.responses, schemas, 3),
      extensionList(operation.responsesExtensions),
    ),
    callbacks.length > 0 &&
      blocks(heading(2, "Callbacks"), callbacksMarkdown(callbacks, schemas, 3)),
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
    kind === "webhook" && "A webhook: the API sends this request to you.",
    deprecated && "**Deprecated.** Do not use it for anything new.",
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
