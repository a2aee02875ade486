/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: "Tidewater",
  tagline: "Tides on the command line",
  url: "https://tidewater.example",
  baseUrl: "/",
  onBrokenLinks: "throw",
  presets: [
    [
      "classic",
      {
        docs: {
          sidebarPath: "./sidebars.json",
          versions: { "1.0": { label: "1.x", path: "1.x" } },
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: "Tidewater",
      logo: { alt: "Tidewater", src: "img/logo.svg", href: "/docs/intro" },
      items: [
        { type: "docSidebar", sidebarId: "main", label: "Manual" },
        { type: "docsVersionDropdown", position: "right" },
      ],
    },
  },
};
