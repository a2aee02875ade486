import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { NavItem } from "../../../plugins/gatsby-transformer-content";
import { toUrl } from "../../lib/addresses";
import { linksOf, navbarLinks } from "../../lib/navigation";
import { FILES, markdownPath } from "../../lib/paths";
import { writeSiteFile } from "../files";
import type { OutputContext, OutputFiles, OutputSite } from "./output-files";
import { isReplaced } from "./output-files";

/** What both files say of the site. */
type Introduction = Pick<OutputSite, "title" | "tagline" | "description" | "siteUrl">;

/** A page in the list. */
interface Line {
  title: string;
  permalink: string;
  description: string;
}

/** A heading of the list and its pages. */
interface Section {
  title: string;
  lines: Line[];
}

/** Size in bytes past which `/llms-full.txt` is split into parts. */
const MAX_FULL_SIZE = 5_000_000;
const PARTS_FOLDER = "llms-full";

/** A page with its Markdown. */
interface ExportedPage {
  section: string;
  permalink: string;
  text: string;
}

const LLMS_TXT_QUERY = /* GraphQL */ `
  query LlmsTxt {
    siteSettings {
      navbar {
        items {
          label
          sidebar
          items {
            label
            sidebar
          }
        }
      }
      blog {
        title
      }
    }
    allSidebar(filter: { docsVersion: { isLast: { eq: true } } }, sort: { order: ASC }) {
      nodes {
        name
        items
      }
    }
    allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: [{ date: DESC }, { file: ASC }]
    ) {
      nodes {
        title
        description
        permalink
      }
    }
  }
`;

/**
 * `/llms.txt` with a line for each page, and `/llms-full.txt` with the text of each page, both in the order of
 * the navigation. The Markdown exports must exist.
 */
export const LLMS_TXT: OutputFiles = {
  addresses: () => [FILES.llms, FILES.llmsFull],
  isReplaceable: true,
  write: writeLlmsTxt,
};

async function writeLlmsTxt(context: OutputContext): Promise<void> {
  const { publicDir, site, query } = context;
  const sections = toSections(await query<Queries.LlmsTxtQuery>(LLMS_TXT_QUERY), site.pages);
  const pages = await Promise.all(
    sections.flatMap(({ title, lines }) =>
      lines.map(async ({ permalink }): Promise<ExportedPage[]> => {
        const file = path.join(publicDir, markdownPath(permalink));
        const text = await readFile(file, "utf8").catch(() => undefined);
        return text === undefined ? [] : [{ section: title, permalink, text }];
      }),
    ),
  ).then((found) => found.flat());
  const exported = new Set(pages.map(({ permalink }) => permalink));
  const { index, parts } = toFullText(site, pages);
  await rm(path.join(publicDir, PARTS_FOLDER), { recursive: true, force: true });
  const written = [
    { name: FILES.llms, text: toLlmsTxt(site, sections, exported) },
    ...parts,
    { name: FILES.llmsFull, text: index },
  ];
  for (const { name, text } of written)
    if (!isReplaced(name, context)) await writeSiteFile(publicDir, name, text);
}

/**
 * Returns the text of `/llms-full.txt`: all pages, or past 5 MB a list of the parts that have them.
 * A part has pages of one section.
 */
export function toFullText(
  site: Introduction,
  pages: readonly ExportedPage[],
  maxSize = MAX_FULL_SIZE,
): { index: string; parts: Array<{ name: string; text: string }> } {
  const whole = [intro(site), ...pages.map(({ text }) => text)].join("\n");
  if (Buffer.byteLength(whole) <= maxSize) return { index: whole, parts: [] };
  const groups: ExportedPage[][] = [];
  let size = 0;
  for (const page of pages) {
    const last = groups[groups.length - 1];
    const bytes = Buffer.byteLength(page.text) + 1;
    if (last?.[0]?.section === page.section && size + bytes <= maxSize) {
      last.push(page);
      size += bytes;
    } else {
      groups.push([page]);
      size = bytes;
    }
  }
  const { siteUrl } = site;
  const parts = groups.map((group, index) => ({
    name: `${PARTS_FOLDER}/${index + 1}.txt`,
    text: group.map(({ text }) => text).join("\n"),
    line: `${group[0]?.section}: ${group.length} pages, from ${group[0]?.permalink} to ${group[group.length - 1]?.permalink}`,
  }));
  const list = parts.map(
    ({ name, line }, index) => `- [Part ${index + 1}](${toUrl(`/${name}`, siteUrl)}): ${line}`,
  );
  return {
    index: `${intro(site)}\n## Parts\n\n${list.join("\n")}\n`,
    parts: parts.map(({ name, text }) => ({ name, text })),
  };
}

/** Returns the sidebars and the blog with the pages of this build, each page once. */
function toSections(data: Queries.LlmsTxtQuery, builtPages: readonly string[]): Section[] {
  const built = new Set(builtPages);
  const labels = new Map(
    navbarLinks(data.siteSettings?.navbar.items ?? []).map(({ label, sidebar }) => [
      sidebar,
      label,
    ]),
  );
  const sections = [
    ...data.allSidebar.nodes.map(({ name, items }) => ({
      title: labels.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1),
      lines: linksOf(items as unknown as NavItem[]).map(({ label, ...page }) => ({
        title: label,
        ...page,
      })),
    })),
    { title: data.siteSettings?.blog.title ?? "Blog", lines: [...data.allBlogPost.nodes] },
  ];
  return sections
    .map(({ title, lines }) => ({
      title,
      lines: lines.filter(({ permalink }) => built.delete(permalink)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/**
 * Returns the text of `/llms.txt`.
 *
 * @param exported addresses of the pages that exist in Markdown, which the list links to
 */
function toLlmsTxt(
  site: Introduction,
  sections: readonly Section[],
  exported: ReadonlySet<string>,
): string {
  const { siteUrl } = site;
  const addressOf = (permalink: string) =>
    toUrl(exported.has(permalink) ? markdownPath(permalink) : permalink, siteUrl);
  const lineOf = ({ title, permalink, description }: Line) =>
    `- [${title}](${addressOf(permalink)})${description ? `: ${description}` : ""}`;
  const more = [
    `- [All pages in one file](${toUrl(FILES.llmsFull, siteUrl)})`,
    `- [Text of every section as JSON](${toUrl(FILES.toolIndex, siteUrl)})`,
  ];
  return [
    intro(site),
    ...sections.map(({ title, lines }) => `## ${title}\n\n${lines.map(lineOf).join("\n")}\n`),
    `## Optional\n\n${more.join("\n")}\n`,
  ].join("\n");
}

function intro({ title, tagline, description }: Introduction): string {
  return `# ${title}\n\n> ${tagline ? `${tagline}. ` : ""}${description}\n`;
}
