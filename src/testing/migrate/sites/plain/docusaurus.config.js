module.exports = {
  title: "Loom",
  url: "https://loom.example/",
  baseUrl: "/",
  i18n: { defaultLocale: "de", locales: ["de", "en"] },
  scripts: ["https://cdn.example/x.js"],
  markdown: { mermaid: true },
  presets: ["classic"],
  themeConfig: {
    algolia: { appId: "x", apiKey: "y", indexName: "z" },
    colorMode: { defaultMode: "dark" },
    navbar: {
      items: [
        { type: "docSidebar", sidebarId: "defaultSidebar", label: "Docs" },
        { href: "https://git.example/loom", "aria-label": "Code", className: "icon" },
        { type: "html", value: "<b>new</b>" },
        { type: "search" },
      ],
    },
  },
};
