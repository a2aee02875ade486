export { pluginOptionsSchema } from "./src/plugin-options-schema";
export { createSchemaCustomization } from "./src/create-schema-customization";
export { createResolvers } from "./src/create-resolvers";
export { sourceNodes } from "./src/source-nodes";
