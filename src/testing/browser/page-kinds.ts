import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { PUBLIC_DIR } from "./serve-site";

const FIXED: Record<string, string> = {
  "doc page": "/docs/documentation/getting-started/introduction",
  "page with tabs": "/docs/api/getting-started/introduction",
  "API guide page": "/docs/api/external/authentication",
  guide: "/docs/guides/welcome",
  category: "/docs/category/getting-started",
  endpoint: "/docs/api/external/login",
  "tag of the API": "/docs/api/external/tags/chat",
  "error index": "/docs/api/external/errors",
  "list of schemas": "/docs/api/external/schemas",
  schema: "/docs/api/external/schemas/chat",
  "page with a calculator": "/docs/guides/roi-calculator",
  "page with a checklist": "/docs/guides/success-checklist",
  "quick reference": "/docs/api/quick-reference",
  "blog index": "/blog",
  "second page of the blog": "/blog/page/2",
  archive: "/blog/archive",
  tags: "/blog/tags",
  "posts of a tag": "/blog/tags/analytics",
  "second page of a tag": "/blog/tags/chatbots/page/2",
  authors: "/blog/authors",
  "standalone page": "/markdown-page",
  search: "/search",
};

/** A page of every kind that the built site holds: name of the kind, and address. */
export function pageKinds(): Array<[kind: string, address: string]> {
  const found = Object.entries(FIXED).filter(([, address]) => exists(address));
  const post = firstPage("blog", ["archive", "tags", "authors"]);
  const author = firstPage("blog/authors", []);
  return [
    ...found,
    ...(post ? [["post", `/blog/${post}`] as [string, string]] : []),
    ...(author ? [["author", `/blog/authors/${author}`] as [string, string]] : []),
    ["not-found page", "/no/such/page"],
  ];
}

/** A page with tabs of code in several languages. */
export const WITH_TABS = "/docs/api/getting-started/overview";

/** Address of the page on which the tests of behavior begin, and of one that it leads to. */
export const START = "/docs/documentation/getting-started/introduction";
export const NEXT = "/docs/documentation/getting-started/quick-start";

/** File of a page in the built site. */
export function fileOf(address: string): string {
  const file = path.join(PUBLIC_DIR, `${address}.html`);
  return existsSync(file) ? file : path.join(PUBLIC_DIR, "404.html");
}

function exists(address: string): boolean {
  return existsSync(path.join(PUBLIC_DIR, `${address}.html`));
}

function firstPage(folder: string, others: readonly string[]): string | undefined {
  const names = readdirSync(path.join(PUBLIC_DIR, folder))
    .filter((name) => name.endsWith(".html"))
    .map((name) => name.slice(0, -".html".length));
  return names.find((name) => !others.includes(name));
}
