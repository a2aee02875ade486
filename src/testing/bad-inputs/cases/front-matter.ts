import { FRONT_MATTER, POST_FRONT_MATTER, page, post } from "../good-site";
import type { BadInput, ExpectedProblem } from "../run-case";

const DOC = "content/docs/start/page.mdx";
const POST = "content/blog/2025-01-03-other/index.mdx";

/** A documentation page with one more line of front matter, line 4. */
function doc(name: string, line: string, problem: Omit<ExpectedProblem, "file">): BadInput {
  return {
    name: `front matter: ${name}`,
    files: { [DOC]: page("Text.", `${FRONT_MATTER}\n${line}`) },
    problem: { file: DOC, ...problem },
  };
}

/** A post with one more line of front matter, line 6. */
function blog(name: string, line: string, problem: Omit<ExpectedProblem, "file">): BadInput {
  return {
    name: `front matter of a post: ${name}`,
    files: { [POST]: post("A lead.", `${POST_FRONT_MATTER}\n${line}`) },
    problem: { file: POST, ...problem },
  };
}

const invalid = (line: number, message: string) => ({
  code: "front-matter/invalid-value",
  severity: "error" as const,
  line,
  column: 1,
  message,
});

/** Mistakes in front matter. */
export const FRONT_MATTER_CASES: BadInput[] = [
  {
    name: "front matter: a title that is a list",
    files: {
      [DOC]: page("Text.", "title: [a, b]\ndescription: A page that says what it is about."),
    },
    problem: { file: DOC, ...invalid(2, "title") },
  },
  {
    name: "front matter: a description that is a mapping",
    files: { [DOC]: page("Text.", "title: A page\ndescription: { a: b }") },
    problem: { file: DOC, ...invalid(3, "description") },
  },
  doc("a word for a position", "sidebar_position: first", invalid(4, "sidebar_position")),
  doc("a word for a switch", "hide_title: perhaps", invalid(4, "hide_title")),
  doc("a draft that is a number", "draft: 3", invalid(4, "draft")),
  doc("keywords that are mappings", "keywords: { a: b }", invalid(4, "keywords")),
  doc("tags that are a number", "tags: 5", invalid(4, "tags")),
  doc("an id with a slash", "id: a/b", invalid(4, "slash")),
  doc("an empty slug", 'slug: ""', invalid(4, "slug")),
  doc("a level of the contents below 2", "toc_min_heading_level: 1", invalid(4, "toc_min")),
  doc("a level of the contents above 6", "toc_max_heading_level: 9", invalid(4, "toc_max")),
  doc("draft and unlisted", "draft: true\nunlisted: true", {
    ...invalid(5, "both a draft and unlisted"),
  }),
  doc("an impossible day of the last update", "last_update: { date: someday }", {
    ...invalid(4, "date"),
    column: 16,
  }),
  doc("a last update without anything", "last_update: {}", invalid(4, "last_update")),
  doc("an unknown key", "sidebar_postion: 3", {
    code: "front-matter/unknown-key",
    severity: "warning",
    line: 4,
    column: 1,
    hint: 'Did you mean "sidebar_position"?',
  }),
  doc("a key twice", "title: Again", {
    code: "yaml/syntax",
    severity: "error",
    line: 4,
    message: "duplicate",
    hint: "each key once",
  }),
  doc("a tab for indentation", "tags:\n\t- a", {
    code: "yaml/syntax",
    severity: "error",
    line: 5,
    message: "tab",
  }),
  doc("a colon that is not quoted", "sidebar_label: a: b", {
    code: "yaml/syntax",
    severity: "error",
    line: 4,
  }),
  doc("a quote that is never closed", 'sidebar_label: "open', {
    code: "yaml/syntax",
    severity: "error",
  }),
  {
    name: "front matter: a fence that is never closed",
    files: { [DOC]: "---\ntitle: A page\ndescription: Never closed.\n\nText.\n" },
    problem: {
      code: "front-matter/not-closed",
      severity: "error",
      file: DOC,
      line: 1,
      column: 1,
      hint: "---",
    },
  },
  {
    name: "front matter: a list in place of keys",
    files: { [DOC]: "---\n- title\n- description\n---\n\nText.\n" },
    problem: { code: "front-matter/not-a-mapping", severity: "error", file: DOC, line: 2 },
  },
  blog("a day that is no date", "date: the first", invalid(6, "YYYY-MM-DD")),
  blog("a day that does not exist", "date: 2025-13-45", invalid(6, "YYYY-MM-DD")),
  {
    name: "front matter of a post: an author without key and name",
    files: {
      [POST]: post("A lead.", `${FRONT_MATTER}\nauthors: [{ title: Nobody }]\ntags: news`),
    },
    problem: {
      code: "front-matter/invalid-value",
      severity: "error",
      file: POST,
      line: 4,
      column: 11,
      message: "author",
    },
  },
  {
    name: "front matter of a post: an unknown author",
    files: { [POST]: post("A lead.", `${FRONT_MATTER}\nauthors: [teem]\ntags: news`) },
    problem: {
      code: "blog/unknown-author",
      severity: "error",
      file: POST,
      line: 4,
      column: 11,
      hint: 'Did you mean "team"?',
    },
  },
  {
    name: "front matter of a post: an unknown tag",
    files: { [POST]: post("A lead.", `${FRONT_MATTER}\nauthors: team\ntags: [news, newz]`) },
    problem: {
      code: "blog/unknown-tag",
      severity: "error",
      file: POST,
      line: 5,
      column: 14,
      hint: 'Did you mean "news"?',
    },
  },
  {
    name: "a post without a date",
    files: { "content/blog/undated/index.mdx": post("A lead.") },
    problem: {
      code: "blog/no-date",
      severity: "error",
      file: "content/blog/undated/index.mdx",
      line: 1,
      hint: "YYYY-MM-DD",
    },
  },
  {
    name: "a post whose folder has an impossible date",
    files: { "content/blog/2025-02-31-never/index.mdx": post("A lead.") },
    problem: {
      code: "blog/bad-date",
      severity: "error",
      file: "content/blog/2025-02-31-never/index.mdx",
      line: 1,
      hint: "YYYY-MM-DD",
    },
  },
  {
    name: "a page without a description",
    files: { [DOC]: page("Text.", "title: A page") },
    problem: {
      code: "content/missing-description",
      severity: "warning",
      file: DOC,
      line: 1,
      hint: "description:",
    },
  },
  {
    name: "a post without a description",
    files: {
      [POST]: post("A lead.", "title: A post\nauthors: team\ntags: news"),
    },
    problem: { code: "content/missing-description", severity: "warning", file: POST, line: 1 },
  },
  {
    name: "a post without a truncation marker",
    files: { [POST]: page("All of it.", POST_FRONT_MATTER) },
    problem: {
      code: "blog/no-truncation",
      severity: "warning",
      file: POST,
      line: 1,
      hint: "{/* truncate */}",
    },
  },
  {
    name: "a post whose day has no leading zeros",
    files: { "content/blog/2025-3-4-thaw.md": post("A.", POST_FRONT_MATTER) },
    problem: {
      code: "blog/unpadded-date",
      severity: "warning",
      file: "content/blog/2025-3-4-thaw.md",
      hint: "2025-03-04",
    },
  },
  {
    name: "front matter: a blank line before it",
    files: { [DOC]: `\n${page("Text.")}` },
    problem: { code: "front-matter/not-first", severity: "error", file: DOC, line: 1, column: 1 },
  },
  {
    name: "front matter: a mistake in the page where the site begins",
    files: { "content/docs/start/intro.mdx": page("Text.", `${FRONT_MATTER}\ndraft: yes`) },
    problem: {
      code: "front-matter/invalid-value",
      severity: "error",
      file: "content/docs/start/intro.mdx",
      line: 4,
    },
  },
  {
    name: "front matter: a mistake in the only post",
    files: { [POST]: post("A lead.", `${POST_FRONT_MATTER}\ndate: 31/12/2024`) },
    problem: { code: "front-matter/invalid-value", severity: "error", file: POST, line: 6 },
  },
];
