import { exactValue, inlineValue } from "../../../../packages/words";
import type {
  BodyPart,
  EncodingPart,
  ExampleModel,
  LinkModel,
  ResponsePart,
  SchemeName,
  SecurityAlternative,
  ServerModel,
  ValuePart,
} from "../../../../plugins/gatsby-source-openapi";
import { formsOf, schemeInWords } from "../../../lib/api/words";
import {
  belowMarkdown,
  extensionList,
  extensionText,
  schemaMarkdown,
  typeMarkdown,
} from "./schema";
import { blocks, code, fenced, heading, item, link, list, outerLink } from "./text";

/** Formats a body in each of its media types. */
export function contentMarkdown(content: readonly BodyPart[]): string {
  return blocks(...content.map(bodyMarkdown));
}

function bodyMarkdown(body: BodyPart): string {
  return blocks(
    `Media type: ${code(body.mediaType)}`,
    body.schema && schemaMarkdown(body.schema),
    body.itemSchema && blocks("Each item of the stream:", schemaMarkdown(body.itemSchema)),
    list((body.encoding ?? []).map(encodingItem)),
    extensionList(body.extensions),
    ...body.examples.map((example) => exampleMarkdown(example, body.mediaType)),
  );
}

function encodingItem({ name, contentType, ...encoding }: EncodingPart): string {
  const facts = [...(contentType ? [contentType] : []), ...encoding.facts];
  return item(
    `Encoding of part ${code(name)}: ${facts.join(", ")}`,
    valuesMarkdown(encoding.headers),
    list(encoding.encoding.map(encodingItem)),
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

/** Formats parameters or headers as a list. */
export function valuesMarkdown(values: readonly ValuePart[]): string {
  return list(values.map(valueItem));
}

function valueItem(value: ValuePart): string {
  const { name, schema, facts, required, deprecated, examples } = value;
  const words = [
    ...(schema ? [typeMarkdown(schema)] : []),
    ...(required ? ["required"] : []),
    ...(deprecated ? ["deprecated"] : []),
  ];
  return item(
    `**${name ? code(name) : "unnamed"}**: ${words.join(", ")}`,
    blocks(
      value.description,
      list(facts.map((fact) => item(fact))),
      schema && belowMarkdown(schema),
      list(examples.map(inlineExample)),
      contentMarkdown(value.content),
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
export function responsesMarkdown(responses: readonly ResponsePart[], level: number): string {
  return blocks(
    ...responses.map((response) =>
      blocks(
        heading(level, `${response.status} ${response.words}`.trim()),
        response.summary,
        response.description,
        contentMarkdown(response.content),
        response.headers.length > 0 && blocks("Headers:", valuesMarkdown(response.headers)),
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
        ...(model.extensions ?? []).map((extension) => item(extensionText(extension))),
      ]),
      model.server && serversMarkdown([model.server]),
    ),
  );
}

/** Formats the alternatives of authentication. */
export function securityMarkdown(
  security: readonly SecurityAlternative[],
  schemes: readonly SchemeName[],
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
