import { changelogItems } from "../api-changelog-feed";

const page = {
  title: "Changes",
  description: "All changes.",
  permalink: "/docs/changes",
  body: {
    exportTree: [
      ["p", 0, "Read this."],
      ["h2", { id: "2025-03-14" }, "March 14, 2025"],
      ["p", 0, ["a", { href: "/docs/api/call" }, "Call"]],
      [
        "section",
        { className: "release" },
        ["h2", { id: "2025-03-01" }, "Names"],
        ["p", 0, "Pets have names."],
      ],
      ["h2", { id: "more" }, "More"],
      ["p", 0, "Not a step."],
    ] as never,
  },
};

describe("changelogItems", () => {
  it("returns the section of each step with absolute addresses", () => {
    const items = changelogItems(page, {
      site: { siteMetadata: { siteUrl: "https://site.example" } },
      siteSettings: null,
      allDocPage: { nodes: [page] },
      allApiRelease: {
        nodes: [
          { name: "2025-03-14", date: "2025-03-14", note: null },
          { name: "2025-03-01", date: "2025-03-01", note: "More to say." },
        ],
      },
    });
    expect(items).toEqual([
      expect.objectContaining({
        title: "March 14, 2025",
        url: "https://site.example/docs/changes#2025-03-14",
        date: new Date("2025-03-14"),
        html: '<p><a href="https://site.example/docs/api/call">Call</a></p>',
      }),
      expect.objectContaining({
        title: "Names",
        url: "https://site.example/docs/changes#2025-03-01",
        description: "More to say.",
        html: "<p>Pets have names.</p>",
      }),
    ]);
  });
});
