import type { GatsbyNode } from "gatsby";
import { BODY_TYPES } from "./bodies";
import { BLOG_TYPES, PAGE_TYPES } from "./content";
import { NAVIGATION_TYPES, PROBLEM_TYPES, SETTINGS_TYPES } from "./site";

/** GraphQL types of the content. The plugin always sets the fields with `!`. */
const TYPE_DEFINITIONS = [
  PAGE_TYPES,
  BODY_TYPES,
  BLOG_TYPES,
  NAVIGATION_TYPES,
  SETTINGS_TYPES,
  PROBLEM_TYPES,
].join("\n");

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};
