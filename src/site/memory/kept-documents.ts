import type { loadDocument } from "../../../plugins/gatsby-source-openapi/src/document/load-document";
import type { Memory } from "./memory";
import { recallReading } from "./reading-work";

type Loader = typeof import("../../../plugins/gatsby-source-openapi/src/document/load-document");

/** Loads OpenAPI documents. One with problems is not kept: it may miss files that are not there yet. */
export function loadWith(memory: Memory): typeof loadDocument {
  return (options) =>
    recallReading(
      memory,
      "document",
      options,
      async (files) => {
        // Only now: the linter takes longer to start than all of this where the document is known.
        const loader: Loader = require("../../../plugins/gatsby-source-openapi/src/document/load-document");
        const loaded = await loader.loadDocument(options);
        for (const file of loaded.files) await files.read(file);
        return loaded;
      },
      ({ problems }) => problems.length === 0,
    );
}
