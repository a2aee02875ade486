const remarkKroki = require("remark-kroki-plugin");

module.exports = async function createConfig() {
  const math = (await import("remark-math")).default;
  return {
    title: "Orchard",
    tagline: "Apples",
    url: "https://orchard.example",
    trailingSlash: true,
    onBrokenLinks: "warn",
    onBrokenMarkdownLinks: "throw",
    presets: [
      [
        "classic",
        { docs: { routeBasePath: "/", remarkPlugins: [math, remarkKroki] }, blog: false },
      ],
    ],
    plugins: [
      [
        "@docusaurus/plugin-client-redirects",
        {
          redirects: [
            { from: ["/plant", "/docs-old/plant"], to: "/planting" },
            { from: "/gone", to: "/nowhere" },
          ],
          createRedirects: (path) => (path.startsWith("/docs/") ? [`/v1${path}`] : undefined),
        },
      ],
      ["@docusaurus/plugin-content-docs", { id: "community", path: "community" }],
    ],
    themeConfig: {
      announcementBar: {
        id: "harvest",
        content: 'Harvest begins: <a target="_blank" href="/planting/">how to help</a>!',
        backgroundColor: "#fff",
        isCloseable: false,
      },
      navbar: { items: [{ to: "/planting", label: "Planting" }] },
    },
  };
};
