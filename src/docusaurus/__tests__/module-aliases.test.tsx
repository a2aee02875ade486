import {
  KNOWN_FUNCTIONS,
  RUNNING_MODULES,
} from "../../../plugins/gatsby-transformer-content/compiler";
import * as components from "../components";
import * as hooks from "../hooks";
import * as layout from "../layout";
import { MODULE_NAMES, MODULE_PATTERN, moduleAddress } from "../module-aliases";
import * as playground from "../playground";
import * as versions from "../versions";

// It does not start in the environment of a browser.
jest.mock("esbuild", () => ({}));
jest.mock("react-live", () => ({}), { virtual: true });
jest.mock("@theme/Playground/Container", () => ({}), { virtual: true });
jest.mock("@theme/Playground/Editor", () => ({}), { virtual: true });
jest.mock("@theme/Playground/Header", () => ({}), { virtual: true });
jest.mock("@theme/Playground/Layout", () => ({}), { virtual: true });
jest.mock("@theme/Playground/Preview", () => ({}), { virtual: true });
jest.mock("@theme/Playground/Provider", () => ({}), { virtual: true });

const STUBS: Readonly<Record<string, object>> = { components, hooks, layout, playground, versions };

describe("modules of Docusaurus", () => {
  it.each(MODULE_NAMES)("%s exports a stub that exists", (name) => {
    const source = decodeURIComponent(moduleAddress(name) ?? "");
    const [, file = ""] = /export \* from ".*\/([a-z]+)\.tsx?";$/.exec(source) ?? [];
    const [, exported] = /export \{ (\w+) as default \}/.exec(source) ?? [];
    expect(STUBS[file]).toBeDefined();
    if (exported) expect(STUBS[file]).toHaveProperty(exported);
  });

  it("include every module that pages may leave for the browser", () => {
    expect(MODULE_NAMES).toEqual(expect.arrayContaining([...RUNNING_MODULES, ...KNOWN_FUNCTIONS]));
  });

  it("are matched by their whole names", () => {
    expect("@docusaurus/Link").toMatch(MODULE_PATTERN);
    expect("@docusaurus/Link/x").not.toMatch(MODULE_PATTERN);
    expect("x/@docusaurus/Link").not.toMatch(MODULE_PATTERN);
  });
});
