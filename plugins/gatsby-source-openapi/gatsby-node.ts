export { pluginOptionsSchema } from "./src/plugin-options";
export { createSchemaCustomization } from "./src/graphql/create-schema-customization";
export { createResolvers } from "./src/graphql/create-resolvers";
export { sourceNodes } from "./src/source-nodes";
