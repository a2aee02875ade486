const { default: remarkBreaks } = require("remark-breaks");

module.exports = async function createConfig() {
  const math = (await import("remark-math")).default;
  return {
    title: "Orchard",
    tagline: "Apples",
    url: "https://orchard.example",
    baseUrl: "/",
    trailingSlash: true,
    onBrokenLinks: "warn",
    onBrokenMarkdownLinks: "throw",
    presets: [
      [
        "classic",
        { docs: { routeBasePath: "/", remarkPlugins: [math, remarkBreaks] }, blog: false },
      ],
    ],
    plugins: [
      [
        "@docusaurus/plugin-client-redirects",
        {
          redirects: [
            { from: ["/plant", "/docs-old/plant"], to: "/planting" },
          ],
          createRedirects: (path) => (path.startsWith("/plant") ? [`/v1${path}`] : undefined),
        },
      ],
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
