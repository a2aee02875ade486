import { siteSettingsFile } from "../../../plugins/gatsby-transformer-content";
import { toSettings } from "../site-settings";

describe("toSettings", () => {
  it("makes settings of Docusaurus' configuration", () => {
    const settings = toSettings(
      {
        title: "Site",
        url: "https://site.example",
        presets: [["@docusaurus/preset-classic", { docs: {}, blog: false }]],
        themeConfig: {
          navbar: {
            items: [
              { type: "docSidebar", sidebarId: "main", label: "Docs" },
              { to: "/about", label: "About", position: "right" },
              { href: "https://elsewhere.example", label: "Elsewhere" },
              { href: "/docs/a", label: "Start" },
              { to: "blog", label: "Blog" },
              { type: "dropdown", label: "More", items: [{ to: "/about", label: "About" }] },
              { type: "search", position: "right" },
            ],
          },
        },
      },
      "/docs/a",
    );
    expect(settings).toMatchObject({
      title: "Site",
      home: "/docs/a",
      navbar: {
        items: [
          { label: "Docs", sidebar: "main" },
          { label: "About", to: "/about", position: "right" },
          { label: "Elsewhere", href: "https://elsewhere.example" },
          { label: "Start", to: "/docs/a" },
          { label: "Blog", to: "/blog" },
          { label: "More", items: [{ label: "About", to: "/about" }] },
        ],
      },
    });
    expect(siteSettingsFile.safeParse(settings).error).toBeUndefined();
  });

  it("takes broken links as seriously as Docusaurus is told to", () => {
    const settings = toSettings(
      {
        title: "Site",
        url: "https://site.example",
        onBrokenLinks: "warn",
        onBrokenAnchors: "ignore",
      },
      "/docs/a",
    );
    expect(settings.checks).toMatchObject({ brokenLinks: "warning", brokenAnchors: "ignore" });
  });

  it("gives the blog Docusaurus' own choices where the configuration says nothing", () => {
    const settings = toSettings({ title: "Site", url: "https://site.example" }, "/blog");
    expect(settings.blog).toEqual({
      title: "Blog",
      description: "Blog",
      postsPerPage: 10,
      sidebarTitle: "Recent posts",
      sidebarCount: 5,
      permalinks: "date",
    });
  });
});
