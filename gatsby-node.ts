export { createPages } from "./src/site/create-pages";
export { createSchemaCustomization } from "./src/site/create-schema-customization";
export { onCreateWebpackConfig } from "./src/site/search/webpack-config";
export { onPostBuild } from "./src/site/post-build";
