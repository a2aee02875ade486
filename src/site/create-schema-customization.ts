import type { GatsbyNode } from "gatsby";

/**
 * Stops Gatsby from inferring types from front matter. The content plugin validates it, and raw values of
 * different types would only cause warnings. Only the site itself may change types of other plugins.
 */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    type Mdx implements Node @dontInfer {
      body: String
    }
    type MarkdownRemark implements Node @dontInfer {
      rawMarkdownBody: String
    }
  `);
};
