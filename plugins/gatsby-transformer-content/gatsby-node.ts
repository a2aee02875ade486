export { createResolvers } from "./src/create-resolvers";
export { createSchemaCustomization } from "./src/create-schema-customization";
export { sourceHistory as sourceNodes } from "./src/git/source-history";
export { onCreateNode } from "./src/on-create-node";
export { onPluginInit } from "./src/on-plugin-init";
export { pluginOptionsSchema } from "./src/plugin-options-schema";
