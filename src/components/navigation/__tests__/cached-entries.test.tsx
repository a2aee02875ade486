/** @jest-environment node */
import { renderToString } from "react-dom/server";
import type { NavItem } from "../../../lib/navigation";
import { cacheEntries } from "../cached-entries";
import { Sidebar } from "../sidebar";
import { EntryMarkup } from "../sidebar-entries";

const link = (label: string, more = {}): NavItem => ({
  type: "link",
  label,
  permalink: `/${label}`,
  ...more,
});
const category = (label: string, items: NavItem[], more = {}): NavItem => ({
  type: "category",
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...more,
});

const ITEMS = [
  link("a", { className: "first" }),
  category("b", [
    link("b1", { method: "delete" }),
    category("c", [link("c1", { deprecated: true })]),
  ]),
  category("d", [link("d1")], { permalink: "/d", collapsed: false }),
  link("hidden", { unlisted: true }),
  link("<e> & f", { permalink: "https://elsewhere.example", external: true }),
  { type: "html", value: "<hr>" },
] as NavItem[];

describe("a sidebar with cached entries", () => {
  const markupOf = cacheEntries();
  const pages = ["/a", "/c1", "/b1", "/d", "/d1", "/hidden", "/elsewhere", "/c1", "/a"];

  test.each(pages)("is on %s what the browser would draw", (current) => {
    const sidebar = <Sidebar items={ITEMS} current={current} entriesFile={null} />;
    const cached = <EntryMarkup.Provider value={markupOf}>{sidebar}</EntryMarkup.Provider>;
    expect(renderToString(cached)).toBe(renderToString(sidebar));
  });
});
