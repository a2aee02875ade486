import type { ContentNode, ElementTuple, Json } from "../content/types";
import { nodesOf } from "./data";
import type {
  EmbedData,
  EmbeddedModel,
  EmbeddedOperation,
  EmbeddedParameter,
  EmbeddedSchema,
} from "./data";
import { fieldTable, propertiesOf } from "./field-table";
import type { Field } from "./field-table";

/** An HTTP method as a label, as `MethodLabel` of the site draws it. */
export function methodLabel(method: string): ElementTuple {
  const name = method.toUpperCase();
  return ["span", { className: "method", "data-method": name }, name === "DELETE" ? "DEL" : name];
}

/** `<Operation id="…">`: what an operation does and takes, in short, with a link to its page. */
export async function embedOperation(
  props: Record<string, Json>,
  data: EmbedData,
): Promise<ContentNode[]> {
  const operations = await nodesOf<EmbeddedOperation>(data, "ApiOperation");
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
  return [
    [
      "div",
      { className: "embed" },
      line,
      ["p", 0, description],
      ...fieldTable("Parameter", fields),
    ],
  ];
}

function parametersOf({ parameterIds }: EmbeddedOperation, { nodes }: EmbedData): Field[] {
  const parameters = nodes.getNodesByIds({ ids: parameterIds }) as EmbeddedParameter[];
  return parameters.map(({ name, required, in: place, schema, description }) => ({
    name,
    required,
    place,
    type: schema,
    description,
  }));
}

/** The fields of the body in its first media type. */
async function bodyFields(operation: EmbeddedOperation, data: EmbedData): Promise<Field[]> {
  const ids = operation.requestBodyId ? [operation.requestBodyId] : [];
  const [body] = data.nodes.getNodesByIds({ ids }) as Array<{
    content: Array<{ schema?: EmbeddedModel }>;
  }>;
  const schema = body?.content[0]?.schema;
  const named = schema?.ref ? await schemaOf(schema.ref.name, data) : undefined;
  return propertiesOf(named ?? schema).map((field) => ({ ...field, place: "body" }));
}

async function schemaOf(name: string, data: EmbedData): Promise<EmbeddedModel | undefined> {
  const schemas = await nodesOf<EmbeddedSchema>(data, "ApiSchema");
  return schemas.find((schema) => schema.name === name)?.schema;
}
