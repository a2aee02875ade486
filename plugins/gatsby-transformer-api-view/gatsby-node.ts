import { loadBundled } from "../../packages/load-bundled";

module.exports = loadBundled("plugins/gatsby-transformer-api-view/src/node-apis");
