import { loadBundled } from "../../packages/load-bundled";

module.exports = loadBundled("plugins/gatsby-source-openapi/node-apis");
