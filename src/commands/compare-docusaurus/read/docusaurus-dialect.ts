import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import type { Dialect } from "./dialect";
import { attribute, rawTextOf } from "./html";

/** Older names of admonitions, which are drawn like one of today's. */
const KINDS: Record<string, string> = {
  secondary: "note",
  important: "info",
  success: "tip",
  caution: "warning",
};

function admonitionKind(root: Element): string {
  const classes = attribute(root, "className") ?? "";
  const kind = /theme-admonition-(\w+)/.exec(classes)?.[1] ?? "";
  return KINDS[kind] ?? kind;
}

/** Where Docusaurus' classic theme puts the parts of a page. */
export const docusaurusDialect: Dialect = {
  text: [
    ".theme-doc-markdown",
    "#__blog-post-container",
    "[class*=generatedIndexPage]",
    "[class*=mdxPageWrapper] article",
  ],
  noise:
    "h1, nav, button, svg, style, script, .hash-link, .theme-doc-card-icon, .theme-doc-version-banner, .theme-doc-version-badge",
  admonition: {
    root: ".theme-admonition",
    title: "[class*=admonitionHeading]",
    kind: admonitionKind,
  },
  code: {
    root: ".theme-code-block",
    title: "[class*=codeBlockTitle]",
    lines: (root) =>
      selectAll(".token-line", root).map((line) => ({
        text: rawTextOf(line),
        isMarked: /highlighted-line/.test(attribute(line, "className") ?? ""),
      })),
    firstNumber: (root) => {
      const style = attribute(select("code", root), "style") ?? "";
      const before = /line-count (-?\d+)/.exec(style)?.[1];
      return before === undefined ? undefined : Number(before) + 1;
    },
  },
  picture: {
    root: "img",
    alt: (root) => attribute(root, "alt") ?? "",
    title: (root) => attribute(root, "title"),
  },
  card: {
    root: "a.card",
    title: ".theme-doc-card-title",
    description: ".theme-doc-card-description",
  },
  version: { badge: ".theme-doc-version-badge", latest: ".theme-doc-version-banner a" },
  toc: ".table-of-contents__left-border a",
  breadcrumb: "nav[aria-label=Breadcrumbs] .breadcrumbs__link",
  previous: ".pagination-nav__link--prev",
  next: ".pagination-nav__link--next",
  pagerLabel: ".pagination-nav__label",
  tag: "article footer ul a[rel=tag]",
  post: {
    meta: "article > header > [class*=container]",
    author: "article > header .avatar__name",
    joiner: /^$/,
  },
  entries: [
    "main article > header h2 a",
    "main article > a",
    "main > section a[rel=tag], main > section .avatar__name",
    "main section .col li a",
  ],
};
