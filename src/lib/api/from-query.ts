import type {
  DocumentPage,
  KnownSchema,
  OperationLink,
  OperationPage,
  PageLink,
  SchemaPage,
  TagPage,
} from "./model";

/**
 * Turns the answers of queries into what pages are made of. The fields of a query have the names of
 * the model, so little is left to do: absent is `undefined` and not `null`, and a description has
 * its HTML (pages) or its Markdown (twins) beside it. This is the one place that takes the `JSON`
 * fields of the data layer for what the plugin's types say they are.
 */

type Row = Readonly<Record<string, unknown>>;

/** A row without what is absent, and with its description in place. */
function fieldsOf(row: Row): Record<string, unknown> {
  const { descriptionMarkdown, description, ...rest } = row;
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(rest)) {
    if (value !== null && value !== undefined) fields[key] = value;
  }
  if (!("descriptionMarkdown" in row)) {
    if (description !== null && description !== undefined) fields.description = description;
    return fields;
  }
  const { html, markdown } = (descriptionMarkdown ?? {}) as { html?: string; markdown?: string };
  if (html) fields.descriptionHtml = html;
  if (markdown) fields.description = markdown;
  return fields;
}

function rowsOf(value: unknown): Array<Record<string, unknown>> {
  return Array.isArray(value) ? value.map((row: Row) => fieldsOf(row)) : [];
}

function documentOf(value: unknown): Record<string, unknown> {
  const { documentId, ...rest } = fieldsOf((value ?? {}) as Row);
  return { ...rest, id: documentId };
}

/** An operation. `schema` of a parameter may be null, so it is read like every other field. */
export function toOperationPage(row: Row): OperationPage {
  const fields = fieldsOf(row);
  const { securitySchemes, ...document } = documentOf(row.document);
  return {
    ...fields,
    document,
    securitySchemes: rowsOf(securitySchemes),
    servers: rowsOf(row.servers),
    parameters: rowsOf(row.parameters).map(({ content, ...rest }) => ({
      ...rest,
      ...(Array.isArray(content) && content.length > 0 ? { content } : {}),
    })),
    requestBody: row.requestBody ? fieldsOf(row.requestBody as Row) : undefined,
    responses: rowsOf(row.responses),
    schemas: rowsOf(row.schemas) as unknown as KnownSchema[],
    samples: rowsOf(row.samples),
    externalDocs: externalDocsOf(row),
    summary: fields.summary,
  } as unknown as OperationPage;
}

function externalDocsOf({ externalDocs }: Row): unknown {
  return externalDocs ? fieldsOf(externalDocs as Row) : undefined;
}

/** A named schema. */
export function toSchemaPage(row: Row): SchemaPage {
  const fields = fieldsOf(row);
  const self = { name: row.name, title: row.title, permalink: row.permalink, schema: row.schema };
  return {
    ...fields,
    document: documentOf(row.document),
    schemas: [self, ...rowsOf(row.uses)],
    uses: rowsOf(row.uses) as unknown as PageLink[],
    usedBySchemas: rowsOf(row.usedBySchemas) as unknown as PageLink[],
    usedByOperations: rowsOf(row.usedByOperations) as unknown as OperationLink[],
  } as unknown as SchemaPage;
}

/** A tag. */
export function toTagPage(row: Row): TagPage {
  return {
    ...fieldsOf(row),
    parent: row.parentTag ?? undefined,
    document: documentOf(row.document),
    operations: rowsOf(row.operations),
    externalDocs: externalDocsOf(row),
  } as unknown as TagPage;
}

/** A whole document. */
export function toDocumentPage(row: Row): DocumentPage {
  const groups = (row.tagGroups ?? []) as Array<{ name: string; tags: PageLink[] }>;
  return {
    ...documentOf(row),
    contact: row.contact ? fieldsOf(row.contact as Row) : undefined,
    license: row.license ? fieldsOf(row.license as Row) : undefined,
    externalDocs: externalDocsOf(row),
    servers: rowsOf(row.servers),
    securitySchemes: rowsOf(row.securitySchemes),
    tagGroups: groups,
    tags: rowsOf(row.tags).map((tag) => ({ ...tag, operations: rowsOf(tag.operations) })),
    schemas: rowsOf(row.schemas),
  } as unknown as DocumentPage;
}
