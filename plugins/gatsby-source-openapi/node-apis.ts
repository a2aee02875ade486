export { createResolvers } from "./src/graphql/create-resolvers";
export { createSchemaCustomization } from "./src/graphql/create-schema-customization";
export { pluginOptionsSchema } from "./src/plugin-options";
export { sourceNodes } from "./src/source-nodes";
