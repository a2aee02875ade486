import type { SiteSettings } from "../../plugins/gatsby-transformer-content";

const PLUGIN = "gatsby-source-openapi";

/**
 * One plugin for each OpenAPI document. A site without any still declares the types, as templates
 * and the planner ask for operations.
 */
export function openApiPlugins(documents: SiteSettings["openapi"]) {
  if (documents.length === 0)
    return [{ resolve: PLUGIN, options: { id: "none", basePath: "/api" } }];
  return documents.map((document) => ({
    resolve: PLUGIN,
    options: { ...document, requireOperationIds: true },
  }));
}
