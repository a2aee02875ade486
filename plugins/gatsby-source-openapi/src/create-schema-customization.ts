import type { GatsbyNode } from "gatsby";
import { typeDefinitions } from "./type-definitions";

/** Declares the GraphQL types of the plugin's nodes. */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
}) => {
  actions.createTypes(typeDefinitions);
};
