import { renderHook } from "@testing-library/react";
import { useActivePlugin, useActiveVersion } from "../versions";

const open = { pathname: "" };
const nodes = [
  { instance: "default", name: "current", path: "/docs/next", isLast: false },
  { instance: "default", name: "2.0", path: "/docs", isLast: true },
  { instance: "tools", name: "tools/current", path: "/tools", isLast: true },
].map((version) => ({ ...version, label: version.name, mainDocPermalink: null }));
jest.mock("@gatsbyjs/reach-router", () => ({ useLocation: () => open }));
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  useStaticQuery: () => ({ allDocsVersion: { nodes } }),
}));

it.each([
  ["/docs", "default", "2.0"],
  ["/docs/next/a", "default", "current"],
  ["/docs/nextone", "default", "2.0"],
  ["/tools/b", "tools", undefined],
  ["/blog", undefined, undefined],
])("the page %s belongs to the docs %s and their version %s", (address, plugin, version) => {
  open.pathname = address;
  const used = () => [useActivePlugin()?.pluginId, useActiveVersion()?.name];
  expect(renderHook(used).result.current).toEqual([plugin, version]);
});
