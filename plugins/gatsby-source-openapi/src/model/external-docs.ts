import { compact, isRecord, textOf } from "../json";
import { describe } from "../markdown/describe";
import type { ExternalDocs } from "../types";
import { extensionsOf } from "./extension";

/** The link to documentation elsewhere, undefined where there is none. */
export function externalDocs(node: unknown): ExternalDocs | undefined {
  const url = isRecord(node) ? textOf(node.url) : undefined;
  return isRecord(node) && url !== undefined
    ? compact({ ...describe(node), url, extensions: extensionsOf(node) })
    : undefined;
}
