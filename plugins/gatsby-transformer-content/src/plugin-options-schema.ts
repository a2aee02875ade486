import type { GatsbyNode } from "gatsby";

/** Where the documentation and the blog are mounted. */
export interface ContentPluginOptions {
  /** Site-absolute path of the documentation, `/docs`. */
  docsBasePath: string;
  /** Site-absolute path of the blog, `/blog`. */
  blogBasePath: string;
}

/** Validates the plugin's options in gatsby-config. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    docsBasePath: Joi.string()
      .pattern(/^\/.*[^/]$/)
      .default("/docs")
      .description("Site-absolute path of the documentation, without a trailing slash."),
    blogBasePath: Joi.string()
      .pattern(/^\/.*[^/]$/)
      .default("/blog")
      .description("Site-absolute path of the blog, without a trailing slash."),
  });
