import type { GatsbyNode } from "gatsby";
import { OPERATION_TYPE } from "../model/operation";
import { ACCESS_TYPES, DOCUMENT_TYPES, SOURCE_TYPES, TEXT_TYPES } from "./document-types";
import { OPERATION_PART_TYPES, SCHEMA_TYPES } from "./operation-types";

const TYPE_DEFINITIONS = [
  DOCUMENT_TYPES,
  OPERATION_TYPE,
  OPERATION_PART_TYPES,
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
