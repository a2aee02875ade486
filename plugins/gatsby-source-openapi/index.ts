/**
 * The parts of this plugin that the site uses. Code that runs in the browser imports only types from
 * here, so that nothing else of the plugin gets into a bundle. The functions that it shares with the
 * build are in `request.ts` and `request-samples.ts`.
 */

export type { CheckResult } from "./src/check";
export { plainText, safeHtml } from "./src/descriptions";
export { operationDocument } from "./src/document/operation-document";
export { referenceOf, resolve, segmentsOf } from "./src/document/reference";
export { buildDocument, checkDocument, loadDocument } from "./src/lazy";
export type { DocumentModel } from "./src/model/document";
export type { OperationModel } from "./src/model/operation";
export type { ListedOperation } from "./src/model/operation-list";
export { listOperations, operationsOf } from "./src/model/operation-list";
export { buildNodes } from "./src/nodes/build-nodes";
export { errorsOf, linkTargets } from "./src/nodes/link-targets";
export {
  documentPage,
  isNodeOf,
  operationPage,
  schemaPage,
  tagPage,
} from "./src/page-data/build-page-data";
export { createCodeHighlighter } from "./src/page-data/highlight";
export * from "./src/page-data/page-types";
export type { OpenApiPluginOptions } from "./src/plugin-options";
export { resolveOptions } from "./src/plugin-options";
export type { RequestChoices } from "./src/samples/compose-request";
export * from "./src/types";
