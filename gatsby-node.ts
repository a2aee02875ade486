export { createPages } from "./src/site/create-pages";
export { createSchemaCustomization } from "./src/site/create-schema-customization";
export { onCreateWebpackConfig } from "./src/site/search/webpack-config";
export { onCreateNode, onPreBootstrap } from "./src/site/static-files/copy-static-files";
export { onPostBuild } from "./src/site/post-build";
