export { onCreateNode, onPreBootstrap, shouldOnCreateNode } from "./site/copy-static-files";
export { createPages } from "./site/create-pages";
export { createSchemaCustomization } from "./site/create-schema-customization";
export { onPreInit } from "./site/on-pre-init";
export { onPostBuild, onPreBuild } from "./site/post-build";
export { onPluginInit } from "./site/report/filter-unused-template-warnings";
export { onCreateWebpackConfig } from "./site/webpack-config";
