/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: "Bicycle workshop",
  tagline: "Keep it rolling",
  url: "https://bicycle.example",
  baseUrl: "/",
  onBrokenLinks: "throw",
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" }, blog: false }]],
  themeConfig: {
    navbar: {
      title: "Bicycle workshop",
      logo: { alt: "Bicycle workshop", src: "img/logo.svg", href: "/docs/welcome" },
      items: [
        { type: "docSidebar", sidebarId: "manual", label: "Manual" },
        { type: "docSidebar", sidebarId: "tools", label: "Tools" },
      ],
    },
  },
};
