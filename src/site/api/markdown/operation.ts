import { apiPaths } from "../../../lib/api/addresses";
import type {
  CallbackModel,
  CallbackOperationModel,
  LinkModel,
  OperationPage,
  ResponseModel,
  SecurityAlternative,
  SecuritySchemeModel,
  ServerModel,
} from "../../../lib/api/model";
import { schemeInWords } from "../../../lib/api/security";
import { exactValue, inlineValue, statusInWords } from "../../../lib/api/words";
import { contentMarkdown, headersMarkdown, parametersMarkdown } from "./content";
import { extensionFacts, externalDocs } from "./facts";
import type { SchemasByName } from "./schema";
import { blocks, code, fenced, heading, item, link, list } from "./text";

const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["querystring", "Query string"],
  ["header", "Request headers"],
  ["cookie", "Cookies"],
] as const;

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
    ...PLACES.map(([place, title]) => {
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
        list(extensionFacts(requestBody.extensions).map((fact) => item(fact))),
      ),
    blocks(heading(2, "Responses"), responsesMarkdown(operation.responses, schemas, 3)),
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
    list(extensionFacts(operation.extensions).map((fact) => item(fact))),
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
    operation.externalDocs && externalDocs(operation.externalDocs),
    list([
      ...(operation.operationId ? [item(`Operation id: ${code(operation.operationId)}`)] : []),
      item(`OpenAPI: ${link(apiPaths.openapi(permalink), apiPaths.openapi(permalink))}`),
    ]),
  );
}

/** Responses by status. */
function responsesMarkdown(
  responses: readonly ResponseModel[],
  schemas: SchemasByName,
  level: number,
): string {
  return blocks(
    ...responses.map((response) =>
      blocks(
        heading(level, `${response.status} ${statusInWords(response.status)}`.trim()),
        response.summary,
        response.description,
        contentMarkdown(response.content, schemas),
        response.headers.length > 0 &&
          blocks("Headers:", headersMarkdown(response.headers, schemas)),
        response.links.length > 0 &&
          blocks("What can be called next:", list(response.links.map(linkItem))),
        list(extensionFacts(response.extensions).map((fact) => item(fact))),
      ),
    ),
  );
}

function linkItem(model: LinkModel): string {
  const name = model.operationId ?? model.operationRef ?? "";
  const target = model.permalink ? link(name, model.permalink) : name;
  return item(
    `**${model.name}**: ${target}`,
    blocks(
      model.description,
      list([
        ...model.parameters.map((parameter) =>
          item(`${parameter.name}: ${code(inlineValue(parameter.value))}`),
        ),
        ...(model.requestBody === undefined
          ? []
          : [item(`body: ${code(exactValue(model.requestBody))}`)]),
        ...extensionFacts(model.extensions).map((fact) => item(fact)),
      ]),
      model.server && serversMarkdown([model.server]),
    ),
  );
}

/** Alternatives of authentication. */
export function securityMarkdown(
  security: readonly SecurityAlternative[],
  schemes: readonly SecuritySchemeModel[],
): string {
  if (security.length === 0) return "No authentication is needed.";
  const items = security.map((alternative) =>
    alternative.schemes.length === 0
      ? item("No authentication.")
      : item(
          alternative.schemes
            .map(({ name, type }) => {
              const scheme = schemes.find((candidate) => candidate.name === name);
              return `**${name}** (${scheme ? schemeInWords(scheme) : type})`;
            })
            .join(" and "),
          list(
            alternative.schemes
              .flatMap(({ scopes }) => scopes)
              .map(({ name, description }) =>
                item(`${code(name)}${description ? `: ${description}` : ""}`),
              ),
          ),
        ),
  );
  return blocks(security.length > 1 && "One of these is enough.", list(items));
}

/** Servers with their variables. */
export function serversMarkdown(servers: readonly ServerModel[]): string {
  return list(
    servers.map((server) =>
      item(
        `${code(server.url)}${server.name ? ` ${server.name}` : ""}`,
        blocks(
          server.description,
          list(
            server.variables.map((variable) =>
              item(
                `**${code(variable.name)}**: default ${code(variable.default)}`,
                blocks(
                  variable.description,
                  variable.enum && `One of ${variable.enum.map(code).join(", ")}`,
                ),
              ),
            ),
          ),
          list(extensionFacts(server.extensions).map((fact) => item(fact))),
        ),
      ),
    ),
  );
}

function callbacksMarkdown(
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
