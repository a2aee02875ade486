import { fireEvent, render, screen } from "@testing-library/react";
import { linesOf } from "../../../testing/lines-of";
import type { LayoutProps } from "../../layout/layout";
import { VersionedLayout } from "../versioned-layout";

const version = (name: string, more: object = {}) => ({
  name,
  instance: "default",
  label: `v${name}`,
  isLast: false,
  banner: "none",
  badge: false,
  mainDocPermalink: `/docs/${name}`,
  ...more,
});
const NEXT = version("next", { banner: "unreleased" });
const LAST = version("2.0", { isLast: true, mainDocPermalink: "/docs" });
const OLD = version("1.0", { banner: "unmaintained", badge: true });
const OTHER = version("sdk", { instance: "sdk", isLast: true });

let nodes: ReturnType<typeof version>[] = [];
jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { title: "Site" }, allDocsVersion: { nodes } }),
}));
jest.mock("../../layout/layout", () => ({
  Layout: ({ docsVersions = [], versionMenu, children }: LayoutProps) => (
    <>
      <p>Sidebar of {docsVersions.join()}</p>
      {versionMenu}
      {children}
    </>
  ),
}));

const PAGE = [
  { version: "2.0", permalink: "/docs/a" },
  { version: "1.0", permalink: "/docs/1.0/a" },
];
const show = (name: string | null) =>
  render(
    <VersionedLayout current="/" sidebar={null} version={name} versions={PAGE}>
      Text
    </VersionedLayout>,
  );

beforeEach(() => {
  localStorage.clear();
  nodes = [NEXT, LAST, OLD];
});

describe("a page of a site with versions", () => {
  const MENU = ["• [vnext](/docs/next)", "• [v2.0](/docs/a)", "• [v1.0](/docs/1.0/a)"];
  const marked = (index: number) => MENU.map((line, at) => (at === index ? `${line}*` : line));

  it.each<[string, string | null, string[]]>([
    [
      "the latest version",
      "2.0",
      ["Sidebar of 2.0,2.0,next,1.0", "▸ Version of the documentation: v2.0", ...marked(1), "Text"],
    ],
    [
      "a version to come",
      "next",
      [
        "Sidebar of next,2.0,next,1.0",
        "▸ Version of the documentation: vnext",
        ...marked(0),
        "aside Version:",
        "Site vnext is not released yet, so this page may still change. [Read this in v2.0](/docs/a), the latest version.",
        "Text",
      ],
    ],
    [
      "an old version",
      "1.0",
      [
        "Sidebar of 1.0,2.0,next,1.0",
        "▸ Version of the documentation: v1.0",
        ...marked(2),
        "aside Version:",
        "Site v1.0 gets no more updates, and neither does this page. [Read this in v2.0](/docs/a), the latest version.",
        "Version: v1.0",
        "Text",
      ],
    ],
    ["no version", null, ["Sidebar of 2.0,next,1.0", "Text"]],
    ["an unknown version", "0.1", ["Sidebar of 0.1,2.0,next,1.0", "Text"]],
  ])("says where it is in %s", (_, name, lines) => {
    expect(linesOf(show(name).container)).toEqual(lines);
  });

  it("offers no menu of one version", () => {
    nodes = [LAST];
    expect(linesOf(show("2.0").container)).toEqual(["Sidebar of 2.0,2.0", "Text"]);
  });

  it("offers only versions of its own set of docs", () => {
    nodes = [NEXT, OTHER, LAST];
    show("next");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "vnext",
      "v2.0",
    ]);
    expect(screen.getByText(/^Sidebar/).textContent).toBe("Sidebar of next,sdk,2.0,next");
  });

  it.each([
    ["vnext", "next"],
    ["Read this in v2.0", "2.0"],
  ])("remembers the version that the reader chooses with %s", (name, chosen) => {
    show("next");
    fireEvent.click(screen.getByRole("link", { name }));
    expect({ ...localStorage }).toEqual({ "docs-preferred-version-default": chosen });
  });

  it("has the sidebar of the preferred version where no version is open", () => {
    localStorage.setItem("docs-preferred-version-default", "1.0");
    show(null);
    expect(screen.getByText(/^Sidebar/).textContent).toBe("Sidebar of 1.0,2.0,next,1.0");
  });
});
