import type { GatsbyNode } from "gatsby";

/** Where the documentation and the blog are mounted. */
export interface ContentPluginOptions {
  /** Absolute path of the folder that holds `docs` and `blog`. */
  contentRoot: string;
  /** Site-absolute path of the documentation, `/docs`. */
  docsBasePath: string;
  /** Site-absolute path of the blog, `/blog`. */
  blogBasePath: string;
}

/** Validates the plugin's options in gatsby-config. */
export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    contentRoot: Joi.string()
      .required()
      .description("Absolute path of the folder that holds `docs` and `blog`."),
    docsBasePath: Joi.string()
      .pattern(/^\/.*[^/]$/)
      .default("/docs")
      .description("Site-absolute path of the documentation, without a trailing slash."),
    blogBasePath: Joi.string()
      .pattern(/^\/.*[^/]$/)
      .default("/blog")
      .description("Site-absolute path of the blog, without a trailing slash."),
  });
