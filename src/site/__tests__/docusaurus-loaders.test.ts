import { readFileSync } from "node:fs";
import path from "node:path";
import scopeRules from "../infima-loader";
import toComponent from "../svg-loader";

describe("svg-loader", () => {
  it("exports a component with the attributes and the content of the drawing", () => {
    const source =
      '<?xml version="1.0"?><svg viewBox="0 0 8 8" stroke-width="2"><path d="M0 0"/></svg>';
    const [, json = ""] = /const attributes = (.*);/.exec(toComponent(source)) ?? [];
    expect(JSON.parse(json)).toEqual({
      viewBox: "0 0 8 8",
      strokeWidth: "2",
      dangerouslySetInnerHTML: { __html: '<path d="M0 0"></path>' },
    });
  });
});

describe("infima-loader", () => {
  const css = scopeRules(
    readFileSync(path.resolve("node_modules/infima/dist/css/default/default.css"), "utf8"),
  );

  it("keeps variables global, also those of the dark mode", () => {
    expect(css).toMatch(/^:root \{[^}]*--ifm-color-primary:/);
    expect(css).toMatch(/^\[data-theme='dark'\] \{[^}]*--ifm-color-scheme: dark/m);
  });

  it("limits every rule to component pages", () => {
    const rules = css.slice(css.indexOf(":where(.component-page)"));
    const selectors = rules
      .split("\n")
      .filter((line) => /^ {0,2}[^ @}].*[{,]$/.test(line))
      .map((line) => line.trim());
    expect(selectors.length).toBeGreaterThan(400);
    expect(selectors.filter((line) => !line.startsWith(":where(.component-page)"))).toEqual([]);
  });
});
