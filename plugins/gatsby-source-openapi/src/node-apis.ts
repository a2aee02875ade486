export { createResolvers } from "./graphql/create-resolvers";
export { createSchemaCustomization } from "./graphql/create-schema-customization";
export { pluginOptionsSchema } from "./plugin-options";
export { sourceNodes } from "./source-nodes";
