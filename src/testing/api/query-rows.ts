import { createContentViews } from "../../../plugins/gatsby-transformer-api-view/src/content-view";
import { createCodeHighlighter } from "../../../plugins/gatsby-transformer-api-view/src/highlighter";
import type { JsonObject } from "../../../plugins/gatsby-transformer-api-view/src/json";
import { schemaView } from "../../../plugins/gatsby-transformer-api-view/src/schema-view";
import type { Description, DocumentModel, OperationModel, SchemaModel } from "../../lib/api/model";

/** A row of a query's answer. */
export type Row = Record<string, unknown>;

const highlight = createCodeHighlighter();
const views = createContentViews(highlight);

/** `view`: what pages ask for. `raw`: what the files beside them ask for. */
export type Mode = "view" | "raw";

/** The answers that the data layer would give for a model, so that pages can be tested without it. */
export function rowsOf(model: DocumentModel, mode: Mode) {
  const isView = mode === "view";
  const content = async (value: unknown) => (isView ? views.content(value ?? []) : (value ?? []));
  const schema = (value: SchemaModel | undefined) =>
    value && isView ? schemaView(value as unknown as JsonObject) : (value ?? null);
  const owner = { documentId: model.id, title: model.title, permalink: model.permalink };
  const servers = model.servers.map(withText);

  const operation = async (item: OperationModel): Promise<Row> => ({
    ...withText(item),
    document: { ...owner, version: model.version, securitySchemes: model.securitySchemes },
    servers: item.servers.map(withText),
    parameters: await Promise.all(
      item.parameters.map(async (parameter) => ({
        ...withText(parameter),
        anchor: `parameter-${parameter.in}-${parameter.name}`.toLowerCase(),
        schema: schema(parameter.schema),
        content: await content(parameter.content),
      })),
    ),
    requestBody: item.requestBody
      ? {
          ...withText(item.requestBody),
          anchor: "request-body",
          content: await content(item.requestBody.content),
        }
      : null,
    responses: await Promise.all(
      item.responses.map(async (response) => ({
        ...withText(response),
        anchor: `response-${response.status}`.toLowerCase(),
        headers: isView ? await views.headers(response.headers) : response.headers,
        content: await content(response.content),
      })),
    ),
    callbacks: isView ? await views.callbacks(item.callbacks) : item.callbacks,
    schemas: model.schemas
      .filter(({ name }) => item.schemas.includes(name))
      .map((named) => ({ ...named, schema: schema(named.schema) })),
    samples: await Promise.all(
      item.samples.map(async ({ source, ...sample }) =>
        isView ? { ...sample, html: await highlight(source, sample.lang) } : { ...sample, source },
      ),
    ),
    extensions: item.extensions ?? [],
    responsesExtensions: item.responsesExtensions ?? [],
  });

  const link = (name: string) => model.schemas.find((named) => named.name === name);
  const schemas = async (): Promise<Row[]> =>
    Promise.all(
      model.schemas.map(async (named) => ({
        ...named,
        document: owner,
        schema: schema(named.schema),
        examples: isView
          ? await views.examples(named.examples, "application/json")
          : named.examples,
        uses: named.uses.map((name) => ({ ...link(name), schema: schema(link(name)?.schema) })),
        usedBySchemas: named.usedBySchemas.map(link),
        usedByOperations: model.operations.filter(({ key }) =>
          named.usedByOperations.includes(key),
        ),
      })),
    );

  const tags = (): Row[] =>
    model.tags.map((tag) => ({
      ...withText(tag),
      extensions: tag.extensions ?? [],
      document: owner,
      parentTag: model.tags.find(({ name }) => name === tag.parent) ?? null,
      operations: model.operations.filter((item) => item.tags.includes(tag.name)),
    }));

  const document = (): Row => ({
    ...withText(model),
    documentId: model.id,
    servers,
    securitySchemes: model.securitySchemes.map(withText),
    tags: tags().map((tag) => ({ ...tag, description: "" })),
    tagGroups: model.tagGroups.map(({ name, tags: names }) => ({
      name,
      tags: model.tags.filter((tag) => names.includes(tag.name)),
    })),
    extensions: model.extensions ?? [],
  });

  return { operation, schemas, tags, document };
}

/** Puts a description where a query has it. */
function withText<Item extends Description>(item: Item): Row {
  const { description, descriptionHtml, ...rest } = item;
  return {
    ...rest,
    descriptionMarkdown: description ? { html: descriptionHtml, markdown: description } : null,
  };
}
