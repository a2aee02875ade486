/** What the build and the browser share to compose requests. */

export type { HarRequest } from "./src/samples/compose-request";
export {
  composeRequest,
  isSendable,
  parameterKey,
  serverAddress,
} from "./src/samples/compose-request";
export { FRESH, hasSecret, splitSecrets } from "./src/samples/placeholders";
