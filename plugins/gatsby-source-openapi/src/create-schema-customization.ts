import type { GatsbyNode } from "gatsby";
import { ACCESS_TYPES } from "./schema/access";
import { DOCUMENT_TYPES } from "./schema/documents";
import { OPERATION_TYPES } from "./schema/operations";
import { SCHEMA_TYPES } from "./schema/schemas";
import { SOURCE_TYPES } from "./schema/sources";
import { TEXT_TYPES } from "./schema/texts";

const TYPE_DEFINITIONS = [
  DOCUMENT_TYPES,
  OPERATION_TYPES,
  SCHEMA_TYPES,
  ACCESS_TYPES,
  TEXT_TYPES,
  SOURCE_TYPES,
];

/** Declares the GraphQL types of the plugin's nodes. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
}) => {
  actions.createTypes(TYPE_DEFINITIONS.join("\n"));
};
