/** What the build and the browser share to compose requests. */

export { composeRequest, parameterKey } from "./src/samples/compose-request";
