import { transformSync } from "esbuild";
import { OLDEST_BROWSERS } from "./inline-scripts";

/** Elements of this project, by the class that they have in Docusaurus. */
const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["markdown", ".prose"],
  ["theme-doc-markdown", ".prose"],
  ["menu__link", ":is(.sidebar-link, .sidebar-category > summary)"],
  ["menu__link--active", '.sidebar-link[aria-current="page"]'],
  ["table-of-contents", ".toc"],
  ["table-of-contents__link", ":is(.toc-list a)"],
  ["table-of-contents__link--active", ":is(.toc-list a[aria-current])"],
  ["navbar__title", ".brand"],
  ["navbar__item", ".navbar-link"],
  ["navbar__link", ".navbar-link"],
  ["navbar__link--active", ".navbar-link[aria-current]"],
  ["pagination-nav", ".pager"],
  ["pagination-nav__link", ".pager-link"],
  ["pagination-nav__label", ".pager-label"],
  ["pagination-nav__sublabel", ".pager-word"],
  ["tabs__item", ":is(.tabs-list button)"],
  ["tabs__item--active", ':is(.tabs-list [aria-selected="true"])'],
  ["footer__title", ".footer-title"],
  ["footer__link-item", ":is(.footer-inner a)"],
]);

const CLASS = /\.([\w-]+)/g;

/** A rule without rules inside it: its selectors and its declarations. */
const RULE = /^([ \t]*[^\s@{}][^{}]*?)\s*\{([^{}]*)\}/gm;

/** What colors an element. Sizes and positions belong to Docusaurus' own layout. */
const COLOR =
  /^\s*(?:color|background(?:-color)?|border(?:-\w+)*-color|text-decoration(?:-\w+)*|font-weight|--[\w-]+)\s*:(?!.*\burl\()/;

/**
 * Colors the elements of this project as a style sheet colors those of Docusaurus: adds a copy of each rule for
 * their classes.
 */
export default function copyRules(source: string): string {
  if (![...source.matchAll(CLASS)].some(([, name = ""]) => ELEMENTS.has(name))) return source;
  const { code } = transformSync(source, { loader: "css", target: [...OLDEST_BROWSERS] });
  return code.replace(RULE, (rule, selectors: string, declarations: string) => {
    const colors = declarations.split("\n").filter((line) => COLOR.test(line));
    const ours = selectors.replace(CLASS, (it, name: string) => ELEMENTS.get(name) ?? it);
    // Before and after these elements, Docusaurus has other things.
    if (colors.length === 0 || ours === selectors || /:(?:before|after)\b/.test(ours)) return rule;
    return `${rule}\n${ours} {\n${colors.join("\n")}\n}`;
  });
}
