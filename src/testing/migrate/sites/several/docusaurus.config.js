module.exports = {
  title: "Harbor",
  url: "https://harbor.example",
  presets: [
    [
      "@docusaurus/preset-classic",
      {
        docs: {
          id: "tides",
          routeBasePath: "/",
          sidebarPath: "./sidebars.js",
          editUrl: "https://git.example/harbor",
        },
        blog: false,
      },
    ],
  ],
  plugins: [
    [
      "@docusaurus/plugin-content-docs",
      {
        id: "handbook",
        path: "handbook",
        routeBasePath: "handbook",
        sidebarPath: "./sidebars-handbook.js",
        breadcrumbs: false,
        sidebarCollapsed: false,
        editUrl: "https://git.example/harbor",
        versions: { current: { label: "Draft" } },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      items: [
        { type: "docSidebar", sidebarId: "main", docsPluginId: "tides", label: "Tides" },
        { type: "docSidebar", sidebarId: "main", docsPluginId: "handbook", label: "Handbook" },
        { type: "doc", docId: "rules", docsPluginId: "handbook", label: "Rules" },
        { type: "docsVersion", docsPluginId: "handbook", label: "All" },
      ],
    },
  },
};
