export { createPages } from "./site/create-pages";
export { createSchemaCustomization } from "./site/create-schema-customization";
export { onCreateNode, onPreBootstrap } from "./site/copy-static-files";
export { onCreateWebpackConfig } from "./site/webpack-config";
export { onPreInit } from "./site/on-pre-init";
export { onPluginInit } from "./site/report/filter-unused-template-warnings";
export { onPostBuild, onPreBuild } from "./site/post-build";
