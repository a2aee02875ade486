import { authorsFile, toAuthorDefinitions } from "../authors";
import { categoryFile } from "../categories";
import { readDataFile } from "../data-file";
import { siteSettingsFile } from "../site-settings";
import { tagsFile, toTagDefinitions } from "../tags";

describe("tags.yml", () => {
  it("fills in labels and addresses", () => {
    const { value } = readDataFile(
      "aiAgents:\nllm: {label: LLM, permalink: /models}",
      tagsFile,
      "tags",
    );
    expect(toTagDefinitions(value ?? {}, "/blog")).toEqual([
      { key: "aiAgents", label: "AiAgents", description: null, permalink: "/blog/tags/ai-agents" },
      { key: "llm", label: "LLM", description: null, permalink: "/blog/tags/models" },
    ]);
  });

  it.each([
    ["Make.com", "make-com"],
    ["camelCase", "camel-case"],
    ["web3", "web-3"],
    ["Ünïcode tag", "unicode-tag"],
    ["--a--", "a"],
  ])("gives %s the address %s, as Docusaurus does", (key, address) => {
    expect(toTagDefinitions({ [key]: null }, "/blog")).toMatchObject([
      { permalink: `/blog/tags/${address}` },
    ]);
  });
});

describe("authors.yml", () => {
  it.each([
    ["a: {name: A}", null],
    ["a: {name: A, page: true}", "/blog/authors/a"],
    ["a: {name: A, page: {permalink: /b}}", "/blog/authors/b"],
  ])("%s has the page %s", (yaml, permalink) => {
    const { value } = readDataFile(yaml, authorsFile, "authors");
    expect(toAuthorDefinitions(value ?? {}, "/blog")[0]?.permalink).toBe(permalink);
  });

  it("turns handles into addresses", () => {
    const { value } = readDataFile(
      "a: {name: A, socials: {github: b, x: 'https://x.com/c'}}",
      authorsFile,
      "authors",
    );
    expect(toAuthorDefinitions(value ?? {}, "/blog")[0]?.socials).toEqual([
      { platform: "github", url: "https://github.com/b" },
      { platform: "x", url: "https://x.com/c" },
    ]);
  });
});

const SETTINGS = `title: T
tagline: T
description: D
url: https://t.example
copyright: C
home: /docs
navbar: {items: []}
footer: {columns: []}
`;

it("site.yml needs only title and url", () => {
  const { value, problems } = readDataFile(
    "title: T\nurl: https://t.example",
    siteSettingsFile,
    "site",
  );
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    tagline: "",
    description: "T",
    copyright: "© T",
    navbar: { items: [] },
    footer: { columns: [] },
  });
});

it("site.yml knows which of its settings name a page, a sidebar or a file", () => {
  const text = [
    "title: T",
    "url: https://t.example",
    "home: /docs",
    "navbar:",
    "  items:",
    "    - { label: A, sidebar: main }",
    "    - { label: B, items: [{ label: C, href: https://c.example }, { label: D, to: /d#e }] }",
    "footer: { columns: [{ title: F, links: [{ label: G, to: /g }] }] }",
    "scripts: [/s.js]",
    "announcement: { id: a, text: T, link: { label: H, to: /h } }",
  ].join("\n");
  const { value } = readDataFile(text, siteSettingsFile, "site");
  expect(value?.targets).toEqual([
    { pointer: "/home", value: "/docs", kind: "page", isLink: false },
    { pointer: "/navbar/items/0/sidebar", value: "main", kind: "sidebar", isLink: true },
    { pointer: "/navbar/items/1/items/1/to", value: "/d#e", kind: "page", isLink: true },
    { pointer: "/footer/columns/0/links/0/to", value: "/g", kind: "page", isLink: true },
    { pointer: "/announcement/link/to", value: "/h", kind: "page", isLink: true },
    { pointer: "/scripts/0", value: "/s.js", kind: "file", isLink: false },
  ]);
});

it("an OpenAPI document needs only a path", () => {
  const text = "title: T\nurl: https://t.example\nopenapi: [{ spec: openapi.yaml }]";
  const { value, problems } = readDataFile(text, siteSettingsFile, "site");
  expect(problems).toEqual([]);
  expect(value?.openapi).toEqual([{ id: "api", spec: "openapi.yaml", basePath: "/docs/api" }]);
});

describe("every kind of mistake has its place", () => {
  it.each([
    ["category", categoryFile, "label: A\nlink: {type: index}", 2],
    ["category", categoryFile, "lable: A", 1],
    ["category", categoryFile, "label: A\nlink: {type: doc}", 2],
    ["tags", tagsFile, "a:\n  label: 3", 2],
    ["tags", tagsFile, "a:\n  label: A\n  lable: B", 3],
    ["authors", authorsFile, "a:\n  title: Only a title", 1],
    ["authors", authorsFile, "a: {name: A", 1],
    ["site", siteSettingsFile, `${SETTINGS}titel: x`, 9],
    ["site", siteSettingsFile, SETTINGS.replace("https://t.example", "t.example"), 4],
    ["site", siteSettingsFile, SETTINGS.replace("items: []", "items: [{label: A}]"), 7],
    [
      "site",
      siteSettingsFile,
      SETTINGS.replace("items: []", "items: [{label: A, to: /a, href: 'https://a.example'}]"),
      7,
    ],
    ["site", siteSettingsFile, SETTINGS.replace("items: []", "items: [{label: A, items: []}]"), 7],
    [
      "site",
      siteSettingsFile,
      SETTINGS.replace("items: []", "items: [{label: A, to: /a, items: [{label: B, to: /b}]}]"),
      7,
    ],
    [
      "site",
      siteSettingsFile,
      SETTINGS.replace("items: []", "items: [{label: A, items: [{label: B, to: /b, items: []}]}]"),
      7,
    ],
  ] as const)("%s", (subject, schema, yaml, line) => {
    const { value, problems } = readDataFile(yaml, schema, subject);
    expect(value).toBeUndefined();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ severity: "error", line });
    expect(problems[0]?.message).not.toMatch(/undefined|\[object/);
  });
});

describe("an unknown key", () => {
  it.each([
    ["tags", tagsFile, "a: {lable: B}", "lable", 'Did you mean "label"?'],
    ["authors", authorsFile, "a: {name: A, titel: B}", "titel", 'Did you mean "title"?'],
    ["category", categoryFile, "labell: A", "labell", 'Did you mean "label"?'],
  ] as const)("of %s.yml is reported with the intended one", (subject, schema, yaml, key, hint) => {
    expect(readDataFile(yaml, schema, subject).problems).toEqual([
      expect.objectContaining({ code: `${subject}/unknown-key`, value: key, hint }),
    ]);
  });
});
