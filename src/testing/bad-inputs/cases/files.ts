import { page } from "../good-site";
import type { BadInput } from "../run-case";

const DOC = "content/docs/start/page.mdx";

/** Files that are not what their names promise. */
export const FILE_CASES: BadInput[] = [
  {
    name: "a file that is not UTF-8",
    files: {
      [DOC]: Buffer.concat([
        Buffer.from(page("Text.\n\nCaf")),
        Buffer.from([0xe9]),
        Buffer.from(".\n"),
      ]),
    },
    problem: { code: "content/not-utf-8", severity: "error", file: DOC, line: 9, hint: "UTF-8" },
  },
  {
    name: "a mistake in a file with CRLF line ends",
    files: { [DOC]: page("Text.\n\nA [link](/docs/start/intor).").replaceAll("\n", "\r\n") },
    problem: { code: "content/broken-link", severity: "error", file: DOC, line: 8, column: 3 },
  },
  {
    name: "a mistake in the front matter of a file with CRLF line ends",
    files: { [DOC]: page("Text.", "title: A page\ndescription: [a, b]").replaceAll("\n", "\r\n") },
    problem: {
      code: "front-matter/invalid-value",
      severity: "error",
      file: DOC,
      line: 3,
      column: 1,
    },
  },
  {
    name: "a mistake in a file with a byte order mark",
    files: { [DOC]: `\uFEFF${page("A [link](/docs/start/intor).")}` },
    problem: { code: "content/broken-link", severity: "error", file: DOC, line: 6, column: 3 },
  },
  {
    name: "a heading's id in a file with CRLF line ends",
    files: {
      [DOC]: page("## One {#one}\n\nA [link](#two).").replaceAll("\n", "\r\n"),
    },
    problem: {
      code: "content/broken-anchor",
      severity: "warning",
      file: DOC,
      line: 8,
      column: 3,
      hint: "one",
    },
  },
  {
    name: "an empty file",
    files: { [DOC]: "" },
    problem: { code: "content/empty-file", severity: "warning", file: DOC, line: 1 },
  },
  {
    name: "a folder that is named like a page",
    files: { [DOC]: { folder: true } },
    problem: { code: "content/not-a-file", severity: "warning", file: DOC },
  },
  {
    name: "a symbolic link that leads nowhere",
    files: { [DOC]: { linkTo: "gone.mdx" } },
    problem: { code: "content/not-a-file", severity: "error", file: DOC, message: "gone.mdx" },
  },
  {
    name: "a symbolic link that leads to itself",
    files: { [DOC]: { linkTo: "page.mdx" } },
    problem: {
      code: "content/not-a-file",
      severity: "error",
      file: DOC,
      message: "the link itself",
    },
  },
  {
    name: "a page whose name ends in capitals",
    files: { "content/docs/start/page.MDX": page("Text.") },
    problem: {
      code: "content/odd-ending",
      severity: "warning",
      file: "content/docs/start/page.MDX",
      hint: ".mdx",
    },
  },
  {
    name: "a page whose name ends in .markdown",
    files: { "content/blog/2025-01-03-b.markdown": page("Text.") },
    problem: {
      code: "content/odd-ending",
      severity: "warning",
      file: "content/blog/2025-01-03-b.markdown",
      hint: ".md",
    },
  },
  {
    name: "a folder that is named site.yml",
    files: { "content/site.yml": { folder: true } },
    problem: { code: "site/missing-file", severity: "error", file: "content/site.yml" },
  },
];
