import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import type { SchemaModel } from "../../../gatsby-source-openapi";
import { createParser } from "../content/processor";
import { STACKED } from "../content/rehype-stacked-tables";
import type { ContentNode, ElementTuple } from "../content/types";
import type { ApiAddresses } from "../links/api-names";
import type { LoadedNavigation } from "../navigation/load-navigation";
import type { NavOperation, NavOperationGroup } from "../navigation/types";
import { findAllNodes } from "../nodes";
import type { ApiNodes, EmbeddedOperation, EmbeddedSchema, EmbedProps } from "./api-parts";
import { findExample, findOperation, findSchema, partsIn, UnknownPart } from "./api-parts";

/** Data sources of the embeds of an API. */
interface ApiEmbedData {
  nodeModel: ApiNodes;
  /** Highlights code. Returns HTML. */
  highlight: (code: string, language: string) => Promise<string>;
}

/** Data sources of embeds. */
export interface EmbedData extends ApiEmbedData {
  navigation: () => Promise<LoadedNavigation>;
  /** Addresses of parts of the API by name. */
  addresses: () => Promise<ApiAddresses>;
  /** Address of the page with the embed. */
  permalink: string;
}

/** Returns an HTTP method as a label, like the component `MethodLabel`. */
function methodLabel({ kind, method }: Pick<NavOperation, "kind" | "method">): ElementTuple {
  const name = method.toUpperCase();
  const arrow: ElementTuple[] =
    kind === "webhook" ? [["span", { "aria-hidden": "true" }, "← "]] : [];
  const text = name === "DELETE" ? "DEL" : name;
  return ["span", { className: "method", "data-method": name }, ...arrow, text];
}

/** `<Operation id="…">`: a summary of an operation with a link to its page. */
async function embedOperation(props: EmbedProps, data: ApiEmbedData): Promise<ContentNode[]> {
  const operation = await findOperation(props, data.nodeModel);
  const { pathTemplate, permalink, title, description, deprecated } = operation;
  const line: ElementTuple = [
    "p",
    { className: "embed-title" },
    methodLabel(operation),
    " ",
    ["code", 0, pathTemplate],
    " ",
    ["a", { href: permalink }, title],
    ...(deprecated ? [" (deprecated)"] : []),
  ];
  const table = fieldTable("Parameter", await parametersOf(operation, data));
  return [["div", { className: "embed" }, line, ["p", 0, description], ...table]];
}

/** `<OperationParameters id="…" show="…">`: a table of an operation's parameters and body. */
async function embedParameters(props: EmbedProps, data: ApiEmbedData): Promise<ContentNode[]> {
  const parameters = await parametersOf(await findOperation(props, data.nodeModel), data);
  return fieldTable("Parameter", partsIn(props, "parameter", parameters));
}

/** Returns the parameters of an operation, and the fields of its body in the first media type. */
async function parametersOf(
  { parameters, requestBody }: EmbeddedOperation,
  { nodeModel }: ApiEmbedData,
): Promise<Field[]> {
  const schema = requestBody?.content[0]?.schema;
  const fields = schema ? propertiesOf(schema, await schemasByAddress(nodeModel)) : [];
  return [
    ...parameters.map(({ in: place, schema: type, ...field }) => ({ ...field, place, type })),
    ...fields.map((field) => ({ ...field, place: "body" })),
  ];
}

/** Named schemas by their addresses, since documents can have schemas of equal names. */
type Schemas = ReadonlyMap<string, SchemaModel>;

async function schemasByAddress(nodeModel: ApiNodes): Promise<Schemas> {
  const schemas = await findAllNodes<EmbeddedSchema>(nodeModel, "ApiSchema");
  return new Map(schemas.map(({ permalink, schema }) => [permalink, schema]));
}

/** `<Schema name="…" show="…">`: a summary of a schema with a link to its page. */
async function embedSchema(props: EmbedProps, { nodeModel }: ApiEmbedData): Promise<ContentNode[]> {
  const { title, permalink, description, schema } = await findSchema(props, nodeModel);
  const link: ContentNode = ["a", { href: permalink }, title];
  const line: ContentNode = ["p", { className: "embed-title" }, link, ` ${schema.typeLabel}`];
  const properties = propertiesOf(schema, await schemasByAddress(nodeModel));
  const table = fieldTable("Property", partsIn(props, "property", properties));
  return [["div", { className: "embed" }, line, ["p", 0, description], ...table]];
}

/** `<OperationExample id="…" response="…" name="…" title="…">`: an example of a body. */
async function embedExample(props: EmbedProps, data: ApiEmbedData): Promise<ContentNode[]> {
  const { mediaType, text, value } = await findExample(props, data.nodeModel);
  const code = text ?? JSON.stringify(value, null, 2);
  const lang = ["json", "xml", "html", "yaml"].find((name) => mediaType.includes(name)) ?? "text";
  const title = props.title ?? (props.response ? `Response ${props.response}` : "Request body");
  return [["CodeBlock", { html: await data.highlight(code, lang), code, lang, title }]];
}

/** Functions that create the elements of the embeds that name a part of an API. */
export const API_EMBEDS = {
  Operation: embedOperation,
  OperationExample: embedExample,
  OperationParameters: embedParameters,
  Schema: embedSchema,
};

/** An embed that names a part of an API. */
export interface ApiEmbed {
  component: keyof typeof API_EMBEDS;
  props: EmbedProps;
}

/** Returns the name in an embed that no API has, or null. */
export async function findUnknownPart(
  { component, props }: ApiEmbed,
  nodeModel: ApiNodes,
): Promise<Pick<UnknownPart, "kind" | "value" | "known"> | null> {
  try {
    await API_EMBEDS[component](props, { nodeModel, highlight: async () => "" });
    return null;
  } catch (error) {
    if (!(error instanceof UnknownPart)) throw error;
    const { kind, value, known } = error;
    return { kind, value, known };
  }
}

/** `<OperationTable />`: all operations of the API by tag. The only one of a tag has no heading. */
export async function embedOperationTable({ navigation }: EmbedData): Promise<ContentNode[]> {
  const { operationGroups } = await navigation();
  const head = tableHead("Operation", "Method", "Path");
  return [["table", { className: "operations" }, head, ...operationGroups.map(groupRows)]];
}

function tableHead(...labels: string[]): ElementTuple {
  const cells = labels.map((label): ElementTuple => ["th", 0, label]);
  return ["thead", 0, ["tr", 0, ...cells]];
}

function groupRows({ label, operations }: NavOperationGroup): ElementTuple {
  const heading: ElementTuple = ["tr", 0, ["th", { colSpan: 3, scope: "rowgroup" }, label]];
  return ["tbody", 0, ...(operations.length > 1 ? [heading] : []), ...operations.map(operationRow)];
}

function operationRow(operation: NavOperation): ElementTuple {
  const { permalink, title, pathTemplate } = operation;
  const link: ElementTuple = ["a", { href: permalink }, title];
  const path: ElementTuple = ["code", 0, pathTemplate];
  return ["tr", 0, ["td", 0, link], ["td", 0, methodLabel(operation)], ["td", 0, path]];
}

interface Field {
  name: string;
  required: boolean;
  /** Where a parameter is sent; absent for a property. */
  place?: string;
  type: SchemaModel | undefined;
  description?: string | undefined;
}

/** Columns of a table of fields, after their names. */
const FIELD_FACTS = ["Type", "Description"] as const;

/** Returns a table of parameters or properties, or nothing if there are none. */
function fieldTable(heading: string, fields: readonly Field[]): ContentNode[] {
  if (fields.length === 0) return [];
  const head = tableHead(heading, ...FIELD_FACTS);
  return [["table", { className: STACKED }, head, ["tbody", 0, ...fields.map(fieldRow)]]];
}

function fieldRow({ name, required, place, type, description }: Field): ElementTuple {
  const notes = [required ? "required" : "", place ?? ""].filter(Boolean).join(", ");
  const facts = [typeOf(type), [firstParagraph(description ?? type?.description ?? "")]];
  return [
    "tr",
    0,
    ["td", 0, ["code", 0, name], ...(notes ? [" ", ["small", 0, notes] as ElementTuple] : [])],
    ...FIELD_FACTS.map(
      (label, column): ElementTuple => ["td", { "data-label": label }, ...(facts[column] ?? [])],
    ),
  ];
}

/** Returns the type as text, with a link to a named schema. */
function typeOf(model: SchemaModel | undefined): ContentNode[] {
  if (!model) return [];
  const named = model.ref ?? model.items?.ref;
  if (!named) return [model.typeLabel];
  const link: ElementTuple = ["a", { href: named.permalink }, named.name];
  return model.ref ? [link] : ["array of ", link];
}

/** Returns the properties of a schema, including those of `allOf` and of schemas it refers to. */
function propertiesOf(
  { ref, properties = [], allOf = [] }: SchemaModel,
  schemas: Schemas,
  seen: readonly string[] = [],
): Field[] {
  const target = ref && !seen.includes(ref.permalink) ? schemas.get(ref.permalink) : undefined;
  const within = ref ? [...seen, ref.permalink] : seen;
  const own = properties.map(({ name, required, schema }) => ({
    name,
    required,
    type: schema,
    description: schema.description ?? schemas.get(schema.ref?.permalink ?? "")?.description,
  }));
  const parts = [...(target ? [target] : []), ...allOf];
  return [...parts.flatMap((part) => propertiesOf(part, schemas, within)), ...own];
}

const parser = createParser("md");

/** Returns the text of the first paragraph of a Markdown text. */
function firstParagraph(markdown: string): string {
  const tree: Root = parser.parse({ value: markdown, data: { dialect: "md" } });
  const paragraph = tree.children.find(({ type }) => type === "paragraph");
  return paragraph ? toString(paragraph, { includeHtml: false }).replace(/\s+/g, " ").trim() : "";
}
