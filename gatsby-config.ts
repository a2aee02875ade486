import { loadBundled } from "./packages/load-bundled";

module.exports = loadBundled("src/gatsby-config");
