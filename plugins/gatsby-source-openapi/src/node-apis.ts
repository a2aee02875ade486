export { pluginOptionsSchema } from "./plugin-options";
export { createSchemaCustomization } from "./graphql/create-schema-customization";
export { createResolvers } from "./graphql/create-resolvers";
export { sourceNodes } from "./source-nodes";
