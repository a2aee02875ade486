import type { GatsbyNode } from "gatsby";

const ADDRESS = /^\/[^?#\s]*$/;

/** Checks the options of the plugin; Gatsby prints what is wrong with them and stops. */
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
    basePath: address
      .required()
      .description("Address below which operations have their pages, e.g. `/docs/api/external`."),
    schemasBasePath: address.description("Address below which schemas have their pages."),
    tagsBasePath: address.description("Address below which tags have their pages."),
    requireOperationIds: Joi.boolean()
      .default(false)
      .description("Whether to warn of operations without operationId."),
    tokenVariable: Joi.string()
      .pattern(/^[A-Za-z_][A-Za-z0-9_]*$/, "name of an environment variable")
      .default("API_TOKEN")
      .description("Environment variable from which request samples read the token."),
  });
};
