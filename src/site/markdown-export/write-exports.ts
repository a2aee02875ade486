import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dump } from "js-yaml";
import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import { toUrl } from "../../lib/addresses";
import { contentToMarkdown } from "../../lib/content-export";
import { asContentTree, permalinksOfImages } from "../../lib/content-tree";
import { markdownPath } from "../../lib/paths";
import type { TemplateName } from "../create-pages/plan";
import { writeSiteFile } from "../files";
import { inParallel } from "../in-parallel";
import type { OutputContext, OutputFiles } from "../post-build/output-files";
import type { ExportedCategory, ExportedPage } from "./query";
import { builtPages, MARKDOWN_EXPORTS_QUERY } from "./query";

/** Digests of the data of each page's export, by address. Gatsby deletes the folder when it starts from scratch. */
const RECORD = ".cache/markdown-exports.json";

/** Pages of content. Lists and redirects have no Markdown export. */
const EXPORTED = new Set<TemplateName>(["blog-post", "category", "doc-page", "standalone-page"]);

/** The Markdown export of every content page and category: `/docs/x.md` for `/docs/x`. */
export const MARKDOWN_EXPORTS: OutputFiles = {
  addresses: ({ plans }) =>
    plans.flatMap((plan) => (EXPORTED.has(plan.template) ? [markdownPath(plan.path)] : [])),
  write: writeMarkdownExports,
};

/** Keeps exports of the build before whose data is the same. */
async function writeMarkdownExports({ publicDir, site, query }: OutputContext): Promise<void> {
  const data = await query<Queries.MarkdownExportsQuery>(MARKDOWN_EXPORTS_QUERY);
  const { siteUrl } = site;
  const write = (permalink: string, markdown: string) =>
    writeSiteFile(publicDir, markdownPath(permalink), markdown);
  const before = readDigests();
  const digests: Record<string, string> = {};
  await inParallel(builtPages(data), async (page) => {
    const { permalink } = page;
    const digest = createHash("sha1")
      .update(JSON.stringify([siteUrl, page]))
      .digest("base64");
    digests[permalink] = digest;
    const isWritten = existsSync(path.join(publicDir, markdownPath(permalink)));
    if (isWritten && before[permalink] === digest) return;
    await write(permalink, pageToMarkdown(page, siteUrl));
  });
  writeFileSync(RECORD, JSON.stringify(digests));
  await inParallel(data.allCategory.nodes.filter(hasPage), (category) =>
    write(category.permalink, categoryToMarkdown(category, siteUrl)),
  );
}

function readDigests(): Record<string, string> {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
}

function hasPage(category: ExportedCategory): category is ExportedCategory & { permalink: string } {
  return category.permalink !== null;
}

function pageToMarkdown(page: ExportedPage, siteUrl: string): string {
  const pageUrl = toUrl(page.permalink, siteUrl);
  const images = permalinksOfImages(page.body.images);
  const body = contentToMarkdown(asContentTree(page.body.exportTree), { pageUrl, siteUrl, images });
  return (
    frontMatter(page, pageUrl, pageFacts(page)) +
    (page.hasOwnTitle ? body : withTitle(page, body)) +
    operationsSection(page, siteUrl)
  );
}

/** Lists the operations that a page relies on. */
function operationsSection({ operations }: ExportedPage, siteUrl: string): string {
  if (operations.length === 0) return "";
  const lines = operations.map(
    ({ method, pathTemplate, title, permalink }) =>
      `- [${title}](${toUrl(permalink, siteUrl)}): \`${method} ${pathTemplate}\``,
  );
  return `\n## API operations on this page\n\n${lines.join("\n")}\n`;
}

/** The export of a generated index is the list of the category's entries. */
function categoryToMarkdown(
  category: ExportedCategory & { permalink: string },
  siteUrl: string,
): string {
  const lines = (category.items as unknown as NavItem[]).flatMap((item) => listItem(item, siteUrl));
  const body = [category.description, lines.join("\n")].filter(Boolean).join("\n\n");
  return (
    frontMatter(category, toUrl(category.permalink, siteUrl)) + withTitle(category, `${body}\n`)
  );
}

function pageFacts(page: ExportedPage): Record<string, unknown> {
  const updated = page.lastUpdate?.date;
  return {
    ...("date" in page ? { date: page.date } : {}),
    ...("authors" in page ? { authors: page.authors.map(({ name }) => name) } : {}),
    ...("tags" in page ? { tags: page.tags.map(({ label }) => label) } : {}),
    ...(updated ? { updated } : {}),
  };
}

function frontMatter(
  { title, description }: { title: string; description: string },
  url: string,
  facts: Record<string, unknown> = {},
): string {
  return `---\n${dump({ title, description, url, ...facts }, { lineWidth: -1 })}---\n\n`;
}

function withTitle({ title }: { title: string }, body: string): string {
  return `${contentToMarkdown([["h1", 0, title]], { pageUrl: "", siteUrl: "" })}\n${body}`;
}

function listItem(item: NavItem, siteUrl: string): string[] {
  if (item.type === "html") return [];
  if (!item.permalink || item.unlisted) {
    return item.type === "category" ? item.items.flatMap((child) => listItem(child, siteUrl)) : [];
  }
  return [
    `- [${item.label}](${toUrl(item.permalink, siteUrl)})${item.description ? `: ${item.description}` : ""}`,
  ];
}
