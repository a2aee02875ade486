export default {
  title: "Kiln",
  url: "https://kiln.example",
  baseUrl: "/kiln/",
  presets: [
    [
      "@docusaurus/preset-classic",
      {
        docs: {
          sidebarPath: "./sidebars.js",
          lastVersion: "2.0",
          versions: {
            current: { label: "3.0-beta", path: "next", banner: "unreleased" },
            "1.0": { label: "1.0 (old)", className: "old" },
          },
        },
        blog: false,
      },
    ],
  ],
  themeConfig: {
    announcementBar: { content: '<b>Hot</b>: <a href="/kiln/docs/fire">fire</a>' },
    navbar: {
      items: [
        { type: "doc", docId: "fire", label: "Fire" },
        { type: "docsVersionDropdown", position: "right" },
        { type: "localeDropdown" },
        {
          type: "dropdown",
          label: "More",
          items: [
            { href: "https://git.example/kiln", label: "Code" },
            { to: "docs/next/fire", label: "Next" },
          ],
        },
      ],
    },
    footer: {
      style: "dark",
      copyright: `Copyright &copy; 2024 <a href="https://kiln.example">Kiln</a>`,
      links: [
        { title: "Docs", items: [{ label: "Fire", to: "/docs/fire" }, { html: "<b>x</b>" }] },
      ],
    },
  },
};
