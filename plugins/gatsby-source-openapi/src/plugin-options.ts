import type { PluginOptions } from "gatsby";
import type { loadDocument } from "./document/load-document";

/** What a site says about one document. */
export type OpenApiPluginOptions = PluginOptions & {
  /** Short name of the document, e.g. `v2`; part of node ids and of the addresses of downloads. */
  id: string;
  /**
   * Path of the document, absolute or from the working directory. Without it the plugin only declares
   * its types, for a site that has no API and still asks about one.
   */
  spec?: string;
  /** Address below which operations have their pages, e.g. `/docs/api/external`. */
  basePath: string;
  schemasBasePath?: string;
  tagsBasePath?: string;
  requireOperationIds?: boolean;
  tokenVariable?: string;
  /** Loads the document in the place of the plugin: for a program that keeps what it has loaded. */
  load?: typeof loadDocument;
};

/** The options with every default filled in. */
export type ResolvedOptions = {
  id: string;
  spec?: string;
  basePath: string;
  schemasBasePath: string;
  tagsBasePath: string;
  requireOperationIds: boolean;
  tokenVariable: string;
  load?: typeof loadDocument;
};

/** Fills in the defaults that depend on other options; the rest has been validated before. */
export function resolveOptions(options: OpenApiPluginOptions): ResolvedOptions {
  const basePath = withoutSlash(options.basePath);
  return {
    id: options.id,
    ...(options.spec === undefined ? {} : { spec: options.spec }),
    basePath,
    schemasBasePath: withoutSlash(options.schemasBasePath ?? `${basePath}/schemas`),
    tagsBasePath: withoutSlash(options.tagsBasePath ?? `${basePath}/tags`),
    requireOperationIds: options.requireOperationIds ?? false,
    tokenVariable: options.tokenVariable ?? "API_TOKEN",
    ...(options.load ? { load: options.load } : {}),
  };
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
