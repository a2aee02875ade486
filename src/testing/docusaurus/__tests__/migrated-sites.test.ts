import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createBuilder } from "../build-site";
import type { SiteFacts } from "../read/page-facts";

const builder = createBuilder();
let copy: string;
let pages: SiteFacts;

beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), "migrated-"));
  cpSync("src/testing/migrate/sites/outside", copy, { recursive: true });
  const website = path.join(copy, "website");
  cpSync(path.join(website, "packages"), path.join(website, "node_modules"), { recursive: true });
  ({ pages } = await builder.build(website));
});

afterAll(async () => {
  await builder.remove();
  rmSync(copy, { recursive: true, force: true });
});

it("builds documentation beside the site that imports the site's components and packages", () => {
  const text = JSON.stringify(pages["/docs/comb"]);
  for (const part of ["measures with 6 legs", "7 cells, and 6 legs", "8 cells, and 6 legs"]) {
    expect(text).toContain(part);
  }
});

it("gives pages the components that src/theme/MDXComponents adds", () => {
  expect(builder.read("docs/comb.html")).toContain('<b class="cell">Made of wax</b>');
});

it("gives pages of text what their components add to the head", () => {
  const html = builder.read("docs/comb.html");
  expect(html).toContain('<title data-gatsby-head="true">Wax</title>');
  expect(html).toContain('<meta name="wax" content="yes"');
});

it("builds a page that is a component, with Docusaurus' components and the site's own", () => {
  const html = builder.read("keepers.html");
  for (const part of [
    '<title data-gatsby-head="true">The keepers</title>',
    '<meta name="description" content="Who keeps bees at Beehive"',
    '<meta name="bees" content="yes"',
    "<h1>Ada and Ben<!-- --> keep bees</h1>",
    "<p>2 tools of Beehive</p>",
    "<p>Read Next /docs/intro at /docs 1</p>",
    'class="drawn" role="img"',
    '<circle cx="4" cy="4" r="3"',
    '<img src="/img/logo.svg" alt="Logo"',
    "9<!-- --> cells, and <!-- -->6",
    "You read <!-- -->/keepers",
    '<a class="button button--primary" href="/docs/intro">Start</a>',
    "Wear a veil.",
    "smoke --gently",
    "Straw",
    "Smoke of the theme",
    "Wait",
  ]) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain("Ignored");
  expect(html.match(/<main/g)).toHaveLength(1);
});

it("keeps the scripts of the site, and the logo and links of its footer", () => {
  const html = builder.read("docs/intro.html");
  for (const part of [
    '<script src="/js/hive.js" defer=""></script>',
    '<a href="https://hive.example"><img src="/img/logo.svg" alt="Hive"></a>',
    'Kept by <a href="https://keepers.example">keepers</a>',
  ]) {
    expect(html).toContain(part);
  }
});

it("leaves out a page that uses what does not exist here", () => {
  expect(() => builder.read("calendar.html")).toThrow("ENOENT");
});

it("loads the style sheets of the site last, and Infima's rules for its components only", () => {
  const [, name = ""] =
    /<link rel="stylesheet" href="\/(styles\.\w+\.css)"/.exec(builder.read("keepers.html")) ?? [];
  const css = builder.read(name);
  const own = css.search(/--signal:\s*var\(--ifm-link-color\)/);
  expect(own).toBeGreaterThan(0);
  expect(css.search(/--ifm-color-primary:\s*#b58900/)).toBeGreaterThan(own);
  expect(css).toContain(":where(.component-page) .container{");
  expect(css).toMatch(/\}pre code\{background:none;border:0\}/);
  expect(css).toMatch(/\.keepers-module--large--\w+\{/);
  // The color that the site gives to Docusaurus' elements, for ours.
  expect(css).toMatch(/\.sidebar-link\[aria-current=\W?page\W?\]\{color:#586e75\}/);
});
