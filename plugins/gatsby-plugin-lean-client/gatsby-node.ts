export { onCreateWebpackConfig } from "./src/on-create-webpack-config";
