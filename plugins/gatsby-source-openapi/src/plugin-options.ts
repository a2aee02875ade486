import type { GatsbyNode, PluginOptions } from "gatsby";
import { withoutSlash } from "../../../packages/addresses";
import type { LoadOptions, loadDocument } from "./document/load-document";

/**
 * Options of the plugin: one OpenAPI document of the site. Without `spec` the plugin only declares its
 * types, for a site without API whose pages still query them.
 */
export interface OpenApiPluginOptions extends PluginOptions, Partial<LoadOptions> {
  /** Short name of the document, e.g. `v2`. Part of node ids and of download addresses. */
  id: string;
  /** Base path of the operations' pages, e.g. `/docs/api/external`. */
  basePath: string;
  schemasBasePath?: string;
  tagsBasePath?: string;
  tokenVariable?: string;
  /** Names of the extensions that pages show. */
  extensions?: readonly string[];
  /** True if readers can send requests from the pages of operations. */
  tryIt?: boolean;
  /** Address that passes these requests on, with `{url}` where the address of the request belongs. */
  proxy?: string;
  /** Loads the document in place of the plugin, e.g. from a cache. */
  load?: typeof loadDocument;
}

/** The options with all defaults. */
export interface ResolvedOptions extends OpenApiPluginOptions {
  schemasBasePath: string;
  tagsBasePath: string;
  extensions: readonly string[];
}

/** Adds the defaults that depend on other options. The options are already validated. */
export function resolveOptions(options: OpenApiPluginOptions): ResolvedOptions {
  const basePath = withoutSlash(options.basePath);
  return {
    ...options,
    basePath,
    schemasBasePath: withoutSlash(options.schemasBasePath ?? `${basePath}/schemas`),
    tagsBasePath: withoutSlash(options.tagsBasePath ?? `${basePath}/tags`),
    extensions: options.extensions ?? [],
  };
}

const ADDRESS = /^\/[^?#\s]*$/;

/** Validates the options of the plugin. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) => {
  const address = Joi.string().pattern(ADDRESS, "address that starts with /");
  return Joi.object({
    id: Joi.string()
      .pattern(/^[a-z0-9][a-z0-9.-]*$/, "lower-case letters, digits, dots and hyphens")
      .required()
      .description("Short name of the document, e.g. `v2`. Use another one for each document."),
    spec: Joi.string().description(
      "Path of the OpenAPI document, absolute or from the working directory. Without it the plugin only declares types.",
    ),
    overlays: Joi.array()
      .items(Joi.string())
      .description("Paths of OpenAPI overlays, applied in this order."),
    basePath: address
      .required()
      .description("Address below which operations have their pages, e.g. `/docs/api/external`."),
    schemasBasePath: address.description("Address below which schemas have their pages."),
    tagsBasePath: address.description("Address below which tags have their pages."),
    requireOperationIds: Joi.boolean()
      .default(false)
      .description("True to warn of operations without operationId."),
    tokenVariable: Joi.string()
      .pattern(/^[A-Za-z_][A-Za-z0-9_]*$/, "name of an environment variable")
      .description(
        "Environment variable from which request samples read the token. By default it begins with the name of the API.",
      ),
    extensions: Joi.array()
      .items(Joi.string().pattern(/^x-/, "name of an extension"))
      .description("Names of the extensions (`x-…`) that pages show."),
    tryIt: Joi.boolean().description("True if readers can send requests from the pages."),
    proxy: Joi.string()
      .pattern(/^https?:\/\/[^/?{}]+[/?].*\{url\}/, "URL with {url} after the host")
      .description("Address that passes these requests on, with `{url}` for that of the request."),
    baseUrl: Joi.alternatives(Joi.valid("/"), Joi.string().uri()).description(
      "Base of links in descriptions that name no host; `/` for pages of this site.",
    ),
    errors: Joi.valid("fail", "warn")
      .default("fail")
      .description("With `warn`, a document with errors is published without its broken parts."),
    ignoreWarnings: Joi.array()
      .items(Joi.string())
      .description("Codes of warnings that are not reported, e.g. `contradictory-limits`."),
    load: Joi.function().description(
      "Loads the document in place of the plugin, e.g. from a cache.",
    ),
  });
};
