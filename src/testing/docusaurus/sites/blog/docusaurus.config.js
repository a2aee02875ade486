/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: "Allotment",
  tagline: "Notes from a small garden",
  url: "https://allotment.example",
  baseUrl: "/",
  onBrokenLinks: "throw",
  presets: [
    [
      "classic",
      {
        docs: { routeBasePath: "/docs" },
        blog: {
          blogTitle: "Garden notes",
          blogDescription: "What grew, and what did not.",
          postsPerPage: 10,
          blogSidebarTitle: "Recent notes",
          blogSidebarCount: 5,
        },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title: "Allotment",
      logo: { alt: "Allotment", src: "img/logo.svg", href: "/blog" },
      items: [
        { to: "/blog", label: "Notes" },
        { to: "/docs/plan", label: "Plan" },
      ],
    },
  },
};
