import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { createParser } from "../content/processor";
import type { ContentNode, ElementTuple, Json } from "../content/types";
import type { ApiAddresses } from "../links/api-names";
import type { LoadedNavigation } from "../navigation/load-navigation";
import type { NavOperation, NavOperationGroup } from "../navigation/types";
import type { NodeModel } from "../nodes";
import { findAllNodes } from "../nodes";

/** Data sources of embeds. */
export interface EmbedData {
  nodeModel: Pick<NodeModel, "findAll" | "getNodesByIds">;
  navigation: () => Promise<LoadedNavigation>;
  /** Addresses of parts of the API by name. */
  addresses: () => Promise<ApiAddresses>;
  /** Address of the page with the embed. */
  permalink: string;
}

/** Fields of `ApiOperation` nodes that embeds read. */
interface EmbeddedOperation {
  slug: string;
  operationId: string | null;
  method: string;
  pathTemplate: string;
  permalink: string;
  title: string;
  description: string;
  deprecated: boolean;
  parameterIds: string[];
  requestBodyId: string | null;
}

interface EmbeddedParameter {
  name: string;
  in: string;
  required: boolean;
  description: string | null;
  schema: EmbeddedModel | null;
}

/** Fields of a schema that short tables show. */
interface EmbeddedModel {
  typeLabel: string;
  description?: string;
  ref?: { name: string; permalink: string };
  properties?: Array<{ name: string; required: boolean; schema: EmbeddedModel }>;
  allOf?: EmbeddedModel[];
  items?: EmbeddedModel;
}

interface EmbeddedSchema {
  name: string;
  title: string;
  permalink: string;
  description: string;
  schema: EmbeddedModel;
}

/** Returns an HTTP method as a label, like the component `MethodLabel`. */
function methodLabel(method: string): ElementTuple {
  const name = method.toUpperCase();
  return ["span", { className: "method", "data-method": name }, name === "DELETE" ? "DEL" : name];
}

/** `<Operation id="…">`: a summary of an operation with a link to its page. */
export async function embedOperation(
  props: Record<string, Json>,
  data: EmbedData,
): Promise<ContentNode[]> {
  const operations = await findAllNodes<EmbeddedOperation>(data.nodeModel, "ApiOperation");
  const operation = operations.find(
    ({ slug, operationId }) => slug === props.id || operationId === props.id,
  );
  if (!operation) return [];
  const { method, pathTemplate, permalink, title, description, deprecated } = operation;
  const line: ElementTuple = [
    "p",
    { className: "embed-title" },
    methodLabel(method),
    " ",
    ["code", 0, pathTemplate],
    " ",
    ["a", { href: permalink }, title],
    ...(deprecated ? [" (deprecated)"] : []),
  ];
  const fields = [...parametersOf(operation, data), ...(await bodyFields(operation, data))];
  const table = fieldTable("Parameter", fields);
  return [["div", { className: "embed" }, line, ["p", 0, description], ...table]];
}

function parametersOf({ parameterIds }: EmbeddedOperation, { nodeModel }: EmbedData): Field[] {
  const parameters = nodeModel.getNodesByIds({ ids: parameterIds }) as EmbeddedParameter[];
  return parameters.map(({ in: place, schema, ...field }) => ({ ...field, place, type: schema }));
}

/** Returns the fields of the body in its first media type. */
async function bodyFields(operation: EmbeddedOperation, data: EmbedData): Promise<Field[]> {
  const ids = operation.requestBodyId ? [operation.requestBodyId] : [];
  const [body] = data.nodeModel.getNodesByIds({ ids }) as Array<{
    content: Array<{ schema?: EmbeddedModel }>;
  }>;
  const schema = body?.content[0]?.schema;
  const named = schema?.ref ? await schemaOf(schema.ref.name, data) : undefined;
  return propertiesOf(named ?? schema).map((field) => ({ ...field, place: "body" }));
}

async function schemaOf(name: string, data: EmbedData): Promise<EmbeddedModel | undefined> {
  const schemas = await findAllNodes<EmbeddedSchema>(data.nodeModel, "ApiSchema");
  return schemas.find((schema) => schema.name === name)?.schema;
}

/** `<Schema name="…">`: a summary of a schema with a link to its page. */
export async function embedSchema(
  props: Record<string, Json>,
  data: EmbedData,
): Promise<ContentNode[]> {
  const schemas = await findAllNodes<EmbeddedSchema>(data.nodeModel, "ApiSchema");
  const found = schemas.find(({ name }) => name === props.name);
  if (!found) return [];
  const { title, permalink, description, schema } = found;
  const link: ContentNode = ["a", { href: permalink }, title];
  const line: ContentNode = ["p", { className: "embed-title" }, link, ` ${schema.typeLabel}`];
  const table = fieldTable("Property", propertiesOf(schema));
  return [["div", { className: "embed" }, line, ["p", 0, description], ...table]];
}

/** `<OperationTable />`: all operations of the API by tag. */
export async function embedOperationTable({ navigation }: EmbedData): Promise<ContentNode[]> {
  const { operationGroups } = await navigation();
  const head = tableHead("Operation", "Method", "Path");
  return [["table", { className: "operations" }, head, ...operationGroups.map(groupRows)]];
}

function tableHead(...labels: string[]): ElementTuple {
  const cells = labels.map((label): ElementTuple => ["th", 0, label]);
  return ["thead", 0, ["tr", 0, ...cells]];
}

function tableRow(...cells: ContentNode[][]): ElementTuple {
  return ["tr", 0, ...cells.map((cell): ElementTuple => ["td", 0, ...cell])];
}

function groupRows({ label, operations }: NavOperationGroup): ElementTuple {
  const heading: ElementTuple = ["tr", 0, ["th", { colSpan: 3, scope: "rowgroup" }, label]];
  return ["tbody", 0, heading, ...operations.map(operationRow)];
}

function operationRow({ permalink, title, method, pathTemplate }: NavOperation): ElementTuple {
  const link: ElementTuple = ["a", { href: permalink }, title];
  return tableRow([link], [methodLabel(method)], [["code", 0, pathTemplate]]);
}

interface Field {
  name: string;
  required: boolean;
  /** Where a parameter is sent; `undefined` for a property. */
  place?: string;
  type: EmbeddedModel | null;
  description: string | null | undefined;
}

/** Returns a table of parameters or properties, or nothing if there are none. */
function fieldTable(heading: string, fields: readonly Field[]): ContentNode[] {
  if (fields.length === 0) return [];
  const head = tableHead(heading, "Type", "Description");
  return [["table", 0, head, ["tbody", 0, ...fields.map(fieldRow)]]];
}

function fieldRow({ name, required, place, type, description }: Field): ElementTuple {
  const notes = [required ? "required" : "", place ?? ""].filter(Boolean).join(", ");
  return tableRow(
    [["code", 0, name], ...(notes ? [" ", ["small", 0, notes] as ElementTuple] : [])],
    typeOf(type),
    [firstParagraph(description ?? type?.description ?? "")],
  );
}

/** Returns the type as text, with a link to a named schema. */
function typeOf(model: EmbeddedModel | null): ContentNode[] {
  if (!model) return [];
  const named = model.ref ?? model.items?.ref;
  if (!named) return [model.typeLabel];
  const link: ElementTuple = ["a", { href: named.permalink }, named.name];
  return model.ref ? [link] : ["array of ", link];
}

/** Returns the properties of a schema, including those of `allOf`. */
function propertiesOf(model: EmbeddedModel | undefined): Field[] {
  if (!model) return [];
  const own = (model.properties ?? []).map(({ name, required, schema }) => ({
    name,
    required,
    type: schema,
    description: schema.description,
  }));
  return [...(model.allOf ?? []).flatMap(propertiesOf), ...own];
}

const parser = createParser("md");

/** Returns the text of the first paragraph of a Markdown text. */
function firstParagraph(markdown: string): string {
  const tree: Root = parser.parse({ value: markdown, data: { reading: "md" } });
  const paragraph = tree.children.find(({ type }) => type === "paragraph");
  return paragraph ? toString(paragraph, { includeHtml: false }).replace(/\s+/g, " ").trim() : "";
}
