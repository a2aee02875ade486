import { loadDocument } from "../../../plugins/gatsby-source-openapi";
import type { Memory } from "./memory";
import { recallReading } from "./reading-work";

/** Loads OpenAPI documents. One with problems is not kept: it may miss files that are not there yet. */
export function loadWith(memory: Memory): typeof loadDocument {
  return (options) =>
    recallReading(
      memory,
      "document",
      options,
      async (files) => {
        const loaded = await loadDocument(options);
        for (const file of loaded.files) await files.read(file);
        return loaded;
      },
      ({ problems }) => problems.length === 0,
    );
}
