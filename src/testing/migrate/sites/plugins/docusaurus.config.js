const linkTerms = require("./src/link-terms.js");
const path = require("node:path");

module.exports = {
  title: "Hives",
  url: "https://hives.example",
  baseUrl: "/",
  favicon: "/img/hive.svg",
  onBrokenLinks: "throw",
  stylesheets: [
    { href: "https://cdn.example/npm/bee-math@1.0.0/dist/bee-math.css", type: "text/css" },
    "https://fonts.example/css?family=Bee",
  ],
  presets: [
    [
      "classic",
      {
        docs: {
          include: ["{guide,drafts}/**/*.md"],
          exclude: ["drafts/**"],
          remarkPlugins: [[linkTerms, { folder: path.join(__dirname, "docs"), to: "/docs/guide/bee" }]],
        },
        blog: { remarkPlugins: [null, linkTerms].filter(Boolean), rehypePlugins: [require("./src/mark-tables.mjs")] },
      },
    ],
  ],
};
