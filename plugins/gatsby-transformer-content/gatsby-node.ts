import { loadBundled } from "../../packages/load-bundled";

module.exports = loadBundled("plugins/gatsby-transformer-content/src/node-apis");
