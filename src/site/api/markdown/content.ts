import type {
  EncodingModel,
  ExampleModel,
  HeaderModel,
  LinkModel,
  MediaTypeModel,
  ParameterModel,
  ResponseModel,
  SecurityAlternative,
  SecuritySchemeModel,
  ServerModel,
} from "../../../../plugins/gatsby-source-openapi";
import { encodingFacts, extensionFacts, serializationFacts } from "../../../lib/api/facts";
import {
  exactValue,
  formsOf,
  inlineValue,
  schemeInWords,
  statusInWords,
} from "../../../lib/api/words";
import type { SchemasByName } from "./schema";
import { extensionList, factText, schemaMarkdown, valueMarkdown } from "./schema";
import { blocks, code, fenced, heading, item, link, list, outerLink } from "./text";

/** Formats a body in each of its media types. */
export function contentMarkdown(
  content: readonly MediaTypeModel[],
  schemas: SchemasByName,
): string {
  return blocks(...content.map((body) => bodyMarkdown(body, schemas)));
}

function bodyMarkdown(body: MediaTypeModel, schemas: SchemasByName): string {
  return blocks(
    `Media type: ${code(body.mediaType)}`,
    body.schema && schemaMarkdown(body.schema, schemas),
    body.itemSchema && blocks("Each item of the stream:", schemaMarkdown(body.itemSchema, schemas)),
    list((body.encoding ?? []).map((encoding) => encodingItem(encoding, schemas))),
    extensionList(body.extensions),
    ...body.examples.map((example) => exampleMarkdown(example, body.mediaType)),
  );
}

function encodingItem(encoding: EncodingModel, schemas: SchemasByName): string {
  const { name, contentType, headers = [] } = encoding;
  const facts = [...(contentType ? [contentType] : []), ...encodingFacts(encoding)];
  return item(
    `Encoding of part ${code(name)}: ${facts.join(", ")}`,
    headersMarkdown(headers, schemas),
    list((encoding.encoding ?? []).map((part) => encodingItem(part, schemas))),
    extensionList(encoding.extensions),
  );
}

/** Formats an example of a body. */
export function exampleMarkdown(example: ExampleModel, mediaType: string): string {
  const { name, summary, description, value, text, externalValue, generated } = example;
  const json = value === undefined ? undefined : JSON.stringify(value, null, 2);
  const hasBoth = text !== undefined && json !== undefined && typeof value !== "string";
  const source = text ?? json;
  const title = [name, summary].filter((part) => part !== undefined).join(": ");
  return blocks(
    `Example ${title === "Example" ? "" : title}`.trim() +
      (generated ? " (generated from the schema)" : ""),
    description,
    hasBoth && blocks(fenced(json, "json"), "Sent as"),
    source === undefined ? undefined : fenced(source, languageOf(mediaType)),
    externalValue && outerLink(externalValue),
    extensionList(example.extensions),
  );
}

function languageOf(mediaType: string): string {
  return ["json", "xml", "html", "yaml"].find((language) => mediaType.includes(language)) ?? "";
}

/** Formats parameters as a list. */
export function parametersMarkdown(
  parameters: readonly ParameterModel[],
  schemas: SchemasByName,
): string {
  return list(
    parameters.map((parameter) => valueItem(parameter, serializationFacts(parameter), schemas)),
  );
}

/** Formats headers as a list. */
function headersMarkdown(headers: readonly HeaderModel[], schemas: SchemasByName): string {
  return list(
    headers.map((header) => valueItem(header, header.explode ? ["explode"] : [], schemas)),
  );
}

function valueItem(
  value: ParameterModel | HeaderModel,
  facts: readonly string[],
  schemas: SchemasByName,
): string {
  const { name, schema, content, required, deprecated, description, examples } = value;
  const formatted = schema ? valueMarkdown(schema, schemas) : undefined;
  const words = [
    formatted?.type,
    required ? "required" : undefined,
    deprecated ? "deprecated" : undefined,
  ].filter((word) => word !== undefined);
  return item(
    `**${name ? code(name) : "unnamed"}**: ${words.join(", ")}`,
    blocks(
      description,
      list(facts.map((fact) => item(fact))),
      formatted?.below,
      list(examples.map(inlineExample)),
      content && contentMarkdown(content, schemas),
      extensionList(value.extensions),
    ),
  );
}

function inlineExample(example: ExampleModel): string {
  const { name, summary, description } = example;
  const shown = formsOf(example).map(code).join(", ");
  const title = name === "Example" ? "Example" : `Example ${name}`;
  return item(
    `${title}: ${shown}${summary ? ` ${summary}` : ""}`,
    description,
    extensionList(example.extensions),
  );
}

/** Formats responses by status. */
export function responsesMarkdown(
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
          blocks("What you can call next:", list(response.links.map(linkItem))),
        extensionList(response.extensions),
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
          : [item(`body: ${code(exactValue(model.requestBody.value))}`)]),
        ...extensionFacts(model.extensions).map((fact) => item(factText(fact))),
      ]),
      model.server && serversMarkdown([model.server]),
    ),
  );
}

/** Formats the alternatives of authentication. */
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
  return blocks(security.length > 1 && "Use any one of these.", list(items));
}

/** Formats servers with their variables. */
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
                  extensionList(variable.extensions),
                ),
              ),
            ),
          ),
          extensionList(server.extensions),
        ),
      ),
    ),
  );
}
