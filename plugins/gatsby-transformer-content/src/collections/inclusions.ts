import { NODE_TYPES } from "../constants";
import type { NodeWriter } from "../node-writer";

/** A page and a file that it takes in. */
export interface Inclusion {
  /** Absolute path of the page's file. */
  page: string;
  /** Absolute path of the partial or code file. */
  includes: string;
}

/**
 * Records which files a page takes in, also for a page with errors: when one of them changes or
 * appears, the page is made anew.
 */
export async function recordInclusions(
  writer: NodeWriter,
  page: string,
  inclusions: readonly string[],
): Promise<void> {
  for (const includes of inclusions) {
    await writer.write(NODE_TYPES.inclusion, includes, { page, includes });
  }
}
