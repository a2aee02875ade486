import { TextEncoder } from "node:util";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import type renderer from "react-dom/server";
import { frameItems, sidebarFile } from "../../../../plugins/gatsby-transformer-content/data-files";
import type { NavItem } from "../../../lib/navigation";
import { SidebarEntries } from "../large-sidebar";
import { Sidebar } from "../sidebar";

const link = (name: string): NavItem => ({ type: "link", label: name, permalink: `/${name}` });
const category = (label: string, items: NavItem[], permalink?: string): NavItem => ({
  type: "category",
  label,
  collapsed: true,
  collapsible: true,
  items,
  ...(permalink ? { permalink } : {}),
});
const pages = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => link(`${prefix}-${index}`));

/** A sidebar of `categories` × 40 pages. */
const sidebarOf = (categories: number) => [
  link("start"),
  ...Array.from({ length: categories }, (_, index) =>
    category(`Part ${index}`, [
      ...pages(`p${index}`, 35),
      category(`Nested ${index}`, pages(`n${index}`, 4)),
    ]),
  ),
  category("Indexed", pages("i", 3), "/indexed"),
];

const ITEMS = sidebarOf(4);
const FILE = sidebarFile("docs", ITEMS)?.address ?? "";

function htmlOf(items: NavItem[], current: string): string {
  const entriesFile = sidebarFile("docs", items)?.address ?? null;
  return renderToString(
    <SidebarEntries.Provider value={() => items}>
      <Sidebar items={frameItems(items)} current={current} entriesFile={entriesFile} />
    </SidebarEntries.Provider>,
  );
}

const tree = (current: string) => (
  <Sidebar items={frameItems(ITEMS)} current={current} entriesFile={FILE} />
);

let renderToString: typeof renderer.renderToString;
beforeAll(async () => {
  // React's server renderer for browsers needs it, and jsdom does not have it.
  Object.assign(globalThis, { TextEncoder });
  ({ renderToString } = await import("react-dom/server"));
});

let isBroken: boolean;
const fetched: string[] = [];
let container: HTMLElement;

beforeEach(() => {
  isBroken = false;
  fetched.length = 0;
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  Object.assign(globalThis, {
    __BASE_PATH__: "",
    fetch: async (url: string) => {
      fetched.push(url);
      return { ok: !isBroken, status: isBroken ? 500 : 200, json: async () => ITEMS };
    },
  });
  container = document.createElement("div");
  document.body.replaceChildren(container);
});

/** Puts the page's HTML into the document and lets React take it over. */
async function hydrate(current: string) {
  container.innerHTML = htmlOf(ITEMS, current);
  const root = await act(async () => hydrateRoot(container, tree(current)));
  return (next: string) => act(async () => root.render(tree(next)));
}

const hrefs = () => [...container.querySelectorAll("a")].map((a) => a.getAttribute("href"));
const summary = (label: string) => screen.getByLabelText(`Pages of ${label}`);

describe("the HTML of a large sidebar", () => {
  it("has the branch of the page, and links to the other categories", () => {
    container.innerHTML = htmlOf(ITEMS, "/n1-2");
    expect(hrefs()).toEqual([
      "/start",
      "/p0-0",
      "/p1-0",
      ...pages("p1", 35).map((item) => "permalink" in item && item.permalink),
      "/n1-0",
      ...["/n1-0", "/n1-1", "/n1-2", "/n1-3"],
      "/p2-0",
      "/p3-0",
      "/indexed",
    ]);
    expect(container.querySelector("[aria-current]")?.getAttribute("href")).toBe("/n1-2");
    expect(container.querySelectorAll("[data-remote]")).toHaveLength(4);
  });

  it("does not grow with the number of pages", () => {
    const small = htmlOf(pages("p", 100), "/p-3").length;
    expect(sidebarFile("docs", pages("p", 100))).toBeUndefined();
    // A documentation page has about 25 KB of other HTML and may grow by a fifth.
    expect(htmlOf(sidebarOf(250), "/p7-3").length).toBeLessThan(1.2 * (25_000 + small) - 25_000);
    expect(htmlOf(pages("p", 10_000), "/p-5000").length).toBeLessThan(small);
    expect(JSON.stringify(frameItems(pages("p", 10_000))).length).toBeLessThan(5_000);
  });

  it("leads from a long list to the pages that it leaves out", () => {
    container.innerHTML = htmlOf(pages("p", 1000), "/p-500");
    const more = [...container.querySelectorAll(".sidebar-more a")];
    expect(more.map((a) => [a.textContent, a.getAttribute("href")])).toEqual([
      ["485 more", "/p-0"],
      ["484 more", "/p-516"],
    ]);
  });
});

describe("a large sidebar in the browser", () => {
  it("loads nothing, and leaves the HTML as it is, until the reader opens a category", async () => {
    await hydrate("/p1-3");
    expect(fetched).toEqual([]);
    expect(container.innerHTML).toContain('href="/p1-34"');
  });

  it("opens another category in place, from one file, and keeps what is open", async () => {
    await hydrate("/p1-3");
    fireEvent.click(summary("Part 2"));
    await waitFor(() => expect(hrefs()).toContain("/p2-34"));
    expect(hrefs()).toContain("/p1-34");
    expect(document.activeElement).toBe(summary("Part 2"));
    expect(summary("Part 2").parentElement?.hasAttribute("open")).toBe(true);
    const details = summary("Part 3").parentElement as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event("toggle"));
    await waitFor(() => expect(hrefs()).toContain("/p3-34"));
    expect(fetched).toEqual([FILE]);
  });

  it("opens the branch of the next page", async () => {
    const goTo = await hydrate("/p1-3");
    await goTo("/n2-1");
    await waitFor(() =>
      expect(container.querySelector("[aria-current]")?.getAttribute("href")).toBe("/n2-1"),
    );
    expect(hrefs()).toContain("/p1-34");
    expect(fetched).toEqual([FILE]);
  });

  it("reports a file that cannot be loaded, and tries again", async () => {
    isBroken = true;
    await hydrate("/p1-3");
    fireEvent.click(summary("Part 2"));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
    expect(hrefs()).toContain("/p2-0");
    isBroken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(hrefs()).toContain("/p2-34"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("shows the top level at once where it was not in the page, then the branch", async () => {
    render(tree("/p3-7"), { container });
    expect(hrefs()).toContain("/p3-0");
    await waitFor(() => expect(hrefs()).toContain("/p3-34"));
  });
});
