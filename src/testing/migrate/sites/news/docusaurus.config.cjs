module.exports = {
  title: "Harbor",
  url: "https://harbor.example",
  baseUrl: "/",
  staticDirectories: ["files"],
  presets: [
    [
      "classic",
      {
        docs: false,
        blog: { path: "./news", routeBasePath: "news", onInlineTags: "ignore" },
        pages: { path: "site-pages" },
      },
    ],
  ],
  themeConfig: {
    navbar: { items: [{ to: "/news", label: "News" }, { to: "/about", label: "About" }] },
    footer: { links: [{ label: "Tides", href: "https://tides.example" }] },
  },
};
