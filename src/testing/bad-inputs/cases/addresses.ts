import { FRONT_MATTER, page } from "../good-site";
import type { BadInput } from "../run-case";

const DOC = "content/docs/start/page.mdx";
const STANDALONE = "content/pages/a.mdx";

/** A page with a slug. */
const slug = (name: string, value: string, code: string, file = DOC): BadInput => ({
  name: `a slug that ${name}`,
  files: { [file]: page("Text.", `${FRONT_MATTER}\nslug: ${value}`) },
  problem: { code, severity: "error", file, line: 4 },
});

/** A static file that is lost, or another one because of it. */
const taken = (name: string, address: string, message: string): BadInput => ({
  name: `a static file at the address of ${name}`,
  files: { [`content/static${address}`]: "x" },
  problem: {
    code: "routes/static-file",
    severity: "error",
    file: `content/static${address}`,
    message,
  },
});

const unportable = (file: string): BadInput => ({
  name: `a name that Windows cannot have: ${file}`,
  files: { [`content/static/${file}`]: "x" },
  problem: {
    code: "content/unportable-name",
    severity: "warning",
    file: `content/static/${file}`,
  },
});

/** Addresses and names at which a page or a file would be lost, or could not be written. */
export const ADDRESS_CASES: BadInput[] = [
  slug("is the not-found page", "/404", "routes/reserved-address", STANDALONE),
  slug("is the page of the search", "/search", "routes/reserved-address", STANDALONE),
  slug("is the file of the root", "/index", "routes/reserved-address", STANDALONE),
  slug("is in a folder of Gatsby", "/page-data/a", "routes/reserved-address", STANDALONE),
  slug("is in the folder of hashed files", "/static/a", "routes/reserved-address", STANDALONE),
  slug("is the file of the not-found page", "/404.html", "routes/reserved-address", STANDALONE),
  slug("is the sitemap", "/sitemap.xml", "routes/reserved-address", STANDALONE),
  slug("is the file of another page", "/start/intro.html", "routes/reserved-address"),
  slug("climbs out of the documentation", "../../a", "front-matter/bad-slug"),
  slug("is the address of another site", "https://x.example/a", "routes/foreign-address"),
  slug("is an address without a host", "mailto:/a", "routes/foreign-address"),
  slug("has 201 bytes", `/${"a".repeat(201)}`, "routes/long-address"),
  slug("has 202 bytes in 101 characters", `/${"\u00e4".repeat(101)}`, "routes/long-address"),
  {
    name: "a page named 404",
    files: { "content/pages/404.mdx": page("Text.") },
    problem: { code: "routes/reserved-address", severity: "error", file: "content/pages/404.mdx" },
  },
  taken("a page", "/docs/start/intro.html", "content/docs/start/intro.mdx"),
  taken("a page's folder", "/docs/start/intro/index.html", "content/docs/start/intro.mdx"),
  taken("the root", "/index.html", "content/site.yml"),
  taken("the not-found page", "/404.html", "The build writes"),
  taken("the sitemap", "/sitemap.xml", "The build writes"),
  taken("a feed", "/blog/rss.xml", "The build writes"),
  taken("a Markdown export", "/docs/start/intro.md", "The build writes"),
  unportable("nul.txt"),
  unportable("LPT1"),
  unportable("a:b.txt"),
  unportable("what?.txt"),
  unportable("end."),
];
