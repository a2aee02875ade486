import { compileContent } from "../../../plugins/gatsby-transformer-content";
import type { KeptWork } from "../data-layer";
import { loadWith } from "./kept-documents";
import type { Memory } from "./memory";
import { recallReading } from "./reading-work";

/** The largest work of a check, done once for the same content. */
export function keptWork(memory: Memory): KeptWork {
  return { compile: compileWith(memory), load: loadWith(memory) };
}

/**
 * Compiles bodies for checks, each that is not known. Their code is not highlighted, as nobody looks at
 * the pages.
 */
function compileWith(memory: Memory): typeof compileContent {
  const highlight = async (code: string) => code.split("\n");
  return (body, reading, place) =>
    recallReading(memory, "body", [body, reading, { ...place, files: null }], (files) =>
      compileContent(body, reading, place && { ...place, files }, { highlight }),
    );
}
