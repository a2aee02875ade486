import type { GatsbyNode } from "gatsby";
import { BLOG_TYPES } from "./schema/blog";
import { BODY_TYPES } from "./schema/bodies";
import { NAVIGATION_TYPES } from "./schema/navigation";
import { PAGE_TYPES } from "./schema/pages";
import { PROBLEM_TYPES } from "./schema/problems";
import { SETTINGS_TYPES } from "./schema/site-settings";

/** GraphQL types of the content. Everything in them is guaranteed by the plugin, hence the `!`. */
const TYPE_DEFINITIONS = [
  PAGE_TYPES,
  BODY_TYPES,
  BLOG_TYPES,
  NAVIGATION_TYPES,
  SETTINGS_TYPES,
  PROBLEM_TYPES,
].join("\n");

/** Declares the content's types. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(TYPE_DEFINITIONS);
};
