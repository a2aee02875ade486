import { navbarLinks } from "../navbar-links";

describe("navbarLinks", () => {
  const link = (label: string) => ({ label, items: [] });
  it.each([
    ["nothing", [], []],
    ["links", [link("a"), link("b")], ["a", "b"]],
    ["a dropdown", [{ label: "more", items: [{ label: "c" }, { label: "d" }] }], ["c", "d"]],
    ["both", [link("a"), { label: "more", items: [{ label: "c" }] }, link("b")], ["a", "c", "b"]],
  ])("%s", (_, items, labels) => {
    const links = navbarLinks(items as Array<{ label: string; items: Array<{ label: string }> }>);
    expect(links.map(({ label }) => label)).toEqual(labels);
  });
});
