/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: "Ink and paper",
  tagline: "Everything that a page can hold",
  url: "https://ink.example",
  baseUrl: "/",
  onBrokenLinks: "throw",
  presets: [["classic", { docs: { sidebarPath: "./sidebars.ts" }, blog: false }]],
  themeConfig: {
    navbar: {
      title: "Ink and paper",
      logo: { alt: "Ink and paper", src: "img/logo.svg", href: "/docs/admonitions" },
      items: [{ type: "docSidebar", sidebarId: "pages", label: "Pages" }],
    },
    prism: { additionalLanguages: ["bash", "json"] },
  },
};
