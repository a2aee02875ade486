import type { ContentNode, Json } from "../content/types";
import { nodesOf } from "./data";
import type { EmbedData, EmbeddedSchema } from "./data";
import { fieldTable, propertiesOf } from "./field-table";

/** `<Schema name="…">`: what a schema is and has, in short, with a link to its page. */
export async function embedSchema(
  props: Record<string, Json>,
  data: EmbedData,
): Promise<ContentNode[]> {
  const schemas = await nodesOf<EmbeddedSchema>(data, "ApiSchema");
  const found = schemas.find(({ name }) => name === props.name);
  if (!found) return [];
  const { title, permalink, description, schema } = found;
  const link: ContentNode = ["a", { href: permalink }, title];
  return [
    [
      "div",
      { className: "embed" },
      ["p", { className: "embed-title" }, link, ` ${schema.typeLabel}`],
      ["p", 0, description],
      ...fieldTable("Property", propertiesOf(schema)),
    ],
  ];
}
