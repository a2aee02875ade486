import { render, screen } from "@testing-library/react";
import type { NavbarProps } from "../navbar-items";
import { NavbarItems } from "../navbar-items";

jest.mock("gatsby", () => ({ graphql: () => undefined }));

process.env.ACTIVE_PATTERNS = "true";

const ITEM = { to: null, sidebar: null, position: "right", items: [], iconClass: null } as const;

it("has the class of an icon in place of the label, which is the name of the link", () => {
  const items = [
    { ...ITEM, label: "Code", href: "https://git.example", iconClass: "git-icon" },
    { ...ITEM, label: "Status", href: "https://status.example" },
  ];
  const settings = { navbar: { items } } as unknown as NavbarProps["settings"];
  const props = { settings, sidebars: new Map(), current: "/", sidebar: null };
  render(<NavbarItems {...props} position="right" />);
  const icon = screen.getByRole("link", { name: "Code" });
  expect(icon.className).toBe("navbar-link git-icon");
  expect(icon.textContent).toBe("");
  expect(screen.getByRole("link", { name: "Status" }).textContent).toBe("Status");
});

it.each([
  ["/docs", "docs(/)$", true],
  ["/docs/api", "docs(/)$", false],
  ["/docs/api/x", "^/docs/API", true],
  ["/blog", undefined, false],
  ["/start/x", undefined, true],
])("on %s, an item with the pattern %s is current: %s", (current, activePattern, isCurrent) => {
  const items = [{ ...ITEM, label: "Docs", href: null, to: "/start", activePattern }];
  const settings = { navbar: { items } } as unknown as NavbarProps["settings"];
  const props = { settings, sidebars: new Map(), current, sidebar: null };
  render(<NavbarItems {...props} position="right" />);
  const link = screen.getByRole("link", { name: "Docs" });
  expect(link.getAttribute("aria-current")).toBe(isCurrent ? "true" : null);
});

it("marks a menu one of whose links is current", () => {
  const link = { label: "API", to: "/docs/api", href: null, sidebar: null };
  const items = [{ ...ITEM, label: "Docs", href: null, items: [link] }];
  const settings = { navbar: { items } } as unknown as NavbarProps["settings"];
  const props = { settings, sidebars: new Map(), current: "/docs/api/x", sidebar: null };
  render(<NavbarItems {...props} position="right" />);
  expect(screen.getByText("Docs").getAttribute("aria-current")).toBe("true");
});

it.each([
  ["a sidebar without pages", { sidebar: "empty" }],
  ["no target", {}],
])("shows the label alone of an item with %s", (_, target) => {
  const items = [{ ...ITEM, label: "Soon", href: null, ...target }];
  const settings = { navbar: { items } } as unknown as NavbarProps["settings"];
  const props = { settings, sidebars: new Map(), current: "/", sidebar: null };
  render(<NavbarItems {...props} position="right" />);
  expect(screen.getByRole("listitem").textContent).toBe("Soon");
  expect(screen.queryByRole("link")).toBeNull();
});
