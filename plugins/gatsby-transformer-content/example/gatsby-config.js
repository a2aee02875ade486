const path = require("node:path");
const { readVersions, remarkPlugins, remarkSiteElements } = require("gatsby-transformer-content");

const contentRoot = path.resolve("website");
const { versions, problems } = readVersions(contentRoot);

module.exports = {
  trailingSlash: "never",
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentRoot } },
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        extensions: [".md", ".mdx"],
        mdxOptions: { remarkPlugins: [...remarkPlugins({ contentRoot }), remarkSiteElements] },
      },
    },
    {
      resolve: "gatsby-transformer-content",
      options: { contentRoot, versions, versionProblems: problems },
    },
  ],
};
