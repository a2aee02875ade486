type Check = typeof import("./check");
type Loader = typeof import("./document/load-document");
type Modeller = typeof import("./model/document");

// The linter and the sample generators take a second to start, and many commands never need them
// because the results are cached. So their modules are loaded at the first call.

/** Loads a document: reads, checks, bundles and upgrades it. */
export const loadDocument: Loader["loadDocument"] = (options) => {
  const loader: Loader = require("./document/load-document");
  return loader.loadDocument(options);
};

/** Builds the model of a loaded document. */
export const buildDocument: Modeller["buildDocument"] = (document, settings) => {
  const modeller: Modeller = require("./model/document");
  return modeller.buildDocument(document, settings);
};

/** Checks one document exactly as the build does. */
export const checkDocument: Check["checkDocument"] = (options) => {
  const check: Check = require("./check");
  return check.checkDocument(options);
};
