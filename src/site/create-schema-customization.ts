import type { GatsbyNode } from "gatsby";

/**
 * Stops Gatsby from inferring types from front matter: the content plugin validates it into fields of
 * its own, and raw values of differing types would only be warned about. Only the site itself may
 * change a type of another plugin.
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
