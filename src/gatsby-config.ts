import type { GatsbyConfig } from "gatsby";
import { projectFile, readEnvironment } from "./site/environment";
import { feedOptions } from "./site/feeds/rss-options";
import { contentPlugin, filePlugins, mdxPlugins, openApiPlugins } from "./site/plugins";
import { searchPlugins } from "./site/search/plugin-options";
import { readSiteSources } from "./site/settings";
import { sitemapOptions } from "./site/sitemap";

const environment = readEnvironment();
const { contentRoot, settings } = readSiteSources(process.env);

/** The generated types are committed: builds of other content must not change them, and a plain build needs none. */
const shouldGenerateTypes =
  contentRoot === projectFile("content") && (environment.isDevelop || environment.isCi);

const config: GatsbyConfig = {
  siteMetadata: {
    title: settings.title,
    tagline: settings.tagline,
    description: settings.description,
    siteUrl: settings.url,
  },
  pathPrefix: settings.basePath,
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: shouldGenerateTypes && {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/site/**/*.ts", "./src/quality/**/*.ts"],
  },
  plugins: [
    "gatsby-plugin-image",
    // Every browser of `browserslist` shows WebP. Writing PNG too took twice as long as all the rest.
    { resolve: "gatsby-plugin-sharp", options: { defaults: { formats: ["webp"], quality: 90 } } },
    "gatsby-transformer-sharp",
    "gatsby-transformer-remark",
    ...filePlugins({ contentRoot, settings }),
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        extensions: [".mdx", ".md"],
        mdxOptions: mdxPlugins({ contentRoot, settings }),
      },
    },
    contentPlugin({ contentRoot, settings }),
    ...openApiPlugins(settings.openapi),
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions(settings) },
    ...searchPlugins(),
  ],
};

export default config;
