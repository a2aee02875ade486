/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: "Rain gauge",
  tagline: "A weather station to build yourself",
  url: "https://rain.example",
  baseUrl: "/",
  onBrokenLinks: "throw",
  presets: [["classic", { docs: {}, blog: false }]],
  themeConfig: {
    navbar: {
      title: "Rain gauge",
      logo: { alt: "Rain gauge", src: "img/logo.svg", href: "/docs" },
      items: [{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Manual" }],
    },
  },
};
