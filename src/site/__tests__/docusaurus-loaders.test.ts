import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import copyRules from "../infima-classes-loader";
import scopeRules from "../infima-loader";
import completeUrls from "../static-urls-loader";
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
    expect(css).toMatch(/^\.footer--dark \{[^}]*--ifm-footer-background-color:/m);
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

describe("static-urls-loader", () => {
  const contentRoot = mkdtempSync(path.join(tmpdir(), "styles-"));
  beforeAll(() => {
    mkdirSync(path.join(contentRoot, "static/img"), { recursive: true });
    writeFileSync(path.join(contentRoot, "static/img/a.png"), "");
  });
  afterAll(() => rmSync(contentRoot, { recursive: true }));

  it.each([
    ["/img/a.png", "/base/img/a.png"],
    ["'/static/img/a.png?v=1'", "'/base/img/a.png?v=1'"],
    ["/img/b.png", "/img/b.png"],
    ["//cdn.example/img/a.png", "//cdn.example/img/a.png"],
    ["./img/a.png", "./img/a.png"],
  ])("completes url(%s) to %s", (written, expected) => {
    const context = { getOptions: () => ({ contentRoot, publicPath: "/base/" }) };
    expect(completeUrls.call(context, `a { background: url(${written}); }`)).toBe(
      `a { background: url(${expected}); }`,
    );
  });
});

describe("infima-classes-loader", () => {
  it("colors current entries, contents and text as those of Docusaurus are", () => {
    const css = copyRules(`
      @media screen {
        [data-theme="light"] {
          .markdown a, .menu__link--active:hover { padding: 0; color: green; }
        }
        .table-of-contents__link { border-left-color: red; background: url(a.png); }
      }
    `);
    expect(css).toContain(
      '[data-theme=light] .prose a,\n  [data-theme=light] .sidebar-link[aria-current="page"]:hover {\n    color: green;\n}',
    );
    expect(css).toContain(":is(.toc-list a) {\n    border-left-color: red;\n}");
    expect(css).toContain(".menu__link--active:hover {\n    padding: 0;\n    color: green;");
  });

  it.each([
    ["other classes", ".menu__caret, .my-menu__link { color: green; }"],
    ["sizes", ".menu__link {\n  padding: 0;\n}\n"],
    ["what Docusaurus has before an element", ".menu__link::before {\n  color: green;\n}\n"],
  ])("adds nothing for %s", (_, css) => {
    expect(copyRules(css)).toBe(css);
  });
});
