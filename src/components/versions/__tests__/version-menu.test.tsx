import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { VersionedLayout } from "../versioned-layout";

const VERSION = { instance: "default", banner: "none", badge: false };
const allDocsVersion = {
  nodes: [
    { ...VERSION, name: "2.0", label: "2.0", isLast: true, mainDocPermalink: "/docs" },
    { ...VERSION, name: "1.0", label: "1.0", isLast: false, mainDocPermalink: "/docs/1.0" },
  ],
};
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({ siteSettings: { title: "Site" }, allDocsVersion }),
}));
jest.mock("../../layout/layout", () => ({
  Layout: ({ versionMenu }: { versionMenu: ReactNode }) => versionMenu,
}));

function renderOn(version: string | null): void {
  render(
    <VersionedLayout current="/" sidebar={null} version={version} versions={[]}>
      Text
    </VersionedLayout>,
  );
}

describe("the menu of versions", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => Reflect.deleteProperty(process.env, "VERSION_MENU"));

  it("is only on pages of the documentation", () => {
    renderOn(null);
    expect(screen.queryByRole("group")).toBeNull();
  });

  it.each([
    [null, "2.0"],
    ["1.0", "1.0"],
  ])("if all pages have it and the stored version is %s, shows %s elsewhere", (stored, label) => {
    process.env.VERSION_MENU = "all";
    if (stored) localStorage.setItem("docs-preferred-version-default", stored);
    renderOn(null);
    expect(screen.getByRole("group").firstElementChild?.textContent).toMatch(`: ${label}`);
    expect(document.querySelector("[aria-current]")).toBeNull();
    expect(document.querySelector("a")?.getAttribute("href")).toBe("/docs");
  });

  it("marks the version of the page", () => {
    renderOn("1.0");
    expect(document.querySelector("[aria-current]")?.textContent).toBe("1.0");
  });
});
