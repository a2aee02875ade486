import { loadBundled } from "../../packages/load-bundled";

module.exports = loadBundled("plugins/gatsby-transformer-content/node-apis");
