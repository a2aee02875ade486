/** What the build and the browser share to write requests as code. Large: load it when it is needed. */

export { rewriteSample } from "./src/samples/write-sample";
