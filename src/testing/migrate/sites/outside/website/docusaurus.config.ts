// @ts-nocheck: the packages are not installed.
import type { Config } from "@docusaurus/types";
import { themes } from "prism-react-renderer";

const config: Config = {
  title: "Beehive",
  tagline: "Keep bees",
  url: "https://beehive.example",
  baseUrl: "/",
  favicon: "favicon.ico",
  titleDelimiter: "·",
  staticDirectories: ["static", "assets"],
  scripts: [{ src: "/js/hive.js", async: true }],
  customFields: { keepers: ["Ada", "Ben"], greet: () => "Hello" },
  onBrokenLinks: "throw",
  presets: [
    [
      "classic",
      {
        docs: {
          path: "../docs",
          sidebarPath: "./config/docs-sidebar.ts",
          editUrl: "https://git.example/beehive/edit/main/website/",
          showLastUpdateTime: true,
        },
        blog: { path: "../posts", blogTitle: "Hive notes", postsPerPage: "ALL" },
        theme: { customCss: "./src/css/custom.css" },
      },
    ],
  ],
  themeConfig: {
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },
    navbar: {
      title: "Beehive",
      logo: { alt: "Beehive", src: "img/logo.svg", srcDark: "img/logo-dark.svg" },
      items: [
        { type: "doc", docId: "intro", label: "Start" },
        { type: "docSidebar", sidebarId: "tools", label: "Tools" },
        { to: "/blog/", label: "Notes", position: "right" },
      ],
    },
    footer: {
      logo: { src: "img/logo.svg", alt: "Hive", href: "https://hive.example" },
      copyright: 'Kept by <a href="https://keepers.example">keepers</a>',
    },
    prism: { theme: themes.github, additionalLanguages: ["bash", "brightscript"] },
  },
};

export default config;
