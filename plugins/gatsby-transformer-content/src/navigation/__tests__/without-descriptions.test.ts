import { withoutDescriptions } from "../sidebar-file";
import type { NavItem } from "../types";

const link = { type: "link" as const, label: "a", permalink: "/a", method: "GET" };
const group = { type: "category" as const, label: "c", collapsed: true, collapsible: true };

it("leaves out the descriptions of entries, at any depth, and nothing else", () => {
  const items: NavItem[] = [
    { ...link, description: "Once." },
    { ...group, description: "Twice.", items: [{ ...link, description: "Thrice." }] },
    { type: "html", value: "<hr>" },
  ];
  expect(withoutDescriptions(items)).toEqual([
    link,
    { ...group, items: [link] },
    { type: "html", value: "<hr>" },
  ]);
});
