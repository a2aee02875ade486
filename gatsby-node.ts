export { createPages } from "./src/site/create-pages";
export { onPostBuild } from "./src/site/post-build";
