export { createPages } from "./src/site/create-pages";
export { createSchemaCustomization } from "./src/site/create-schema-customization";
export { onCreateNode, onPreBootstrap } from "./src/site/static-files/copy-static-files";
export { onCreateWebpackConfig } from "./src/site/webpack-config";
export { onPreInit } from "./src/site/whole-pages";
export { onPluginInit } from "./src/site/report/quiet-templates";
export { onPostBuild } from "./src/site/post-build";
