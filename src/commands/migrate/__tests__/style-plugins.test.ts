import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Configuration } from "../configuration";
import { isStyleFunction, stylePlugins } from "../style-plugins";

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "style-plugins-"));
});
afterEach(() => rmSync(site, { recursive: true }));

const tailwind = () => ({ name: "tailwind", configurePostCss: (options: object) => options });
const search = () => ({ name: "search" });

function pluginsOf(plugins: unknown[], isFunction = false) {
  const configuration = { title: "A", url: "https://a.example", plugins } as Configuration;
  const file = path.join(site, "docusaurus.config.ts");
  return stylePlugins(site, configuration, { file, missing: [], isFunction });
}

it("uses the configuration of PostCSS that a site has", () => {
  writeFileSync(path.join(site, "postcss.config.cjs"), "");
  expect(pluginsOf([tailwind])).toEqual({
    settings: { postcss: "./postcss.config.cjs" },
    modules: {},
  });
});

it.each([
  ["a function", tailwind],
  ["a function with options", [tailwind, {}]],
  ["a file of the site", "./tailwind.cjs"],
])("writes one from plugins that change style sheets: %s", (_, plugin) => {
  writeFileSync(path.join(site, "tailwind.cjs"), "exports.configurePostCss = () => {};");
  const { settings, modules } = pluginsOf([search, plugin]);
  expect(settings).toEqual({ postcss: "./postcss-plugins.mjs" });
  expect(modules["postcss-plugins.mjs"]).toContain('from "./docusaurus.config.ts"');
});

it("writes none for other plugins, or if the configuration is a function", () => {
  expect(pluginsOf([search, "./missing.js", "docusaurus-plugin-x"]).settings).toEqual({});
  expect(pluginsOf([tailwind], true).settings).toEqual({});
});

it("tells functions that change style sheets from others", () => {
  expect([tailwind, [tailwind, {}], search, "a", null].map(isStyleFunction)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
