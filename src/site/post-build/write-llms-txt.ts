import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NavItem } from "../../../plugins/gatsby-transformer-content/src/navigation/types";

/** What the list for language models, and the end of the build, ask of the data layer. */
export const LLMS_QUERY = /* GraphQL */ `
  query LlmsTxt {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      title
      tagline
      description
      copyright
      home
      blog {
        title
        description
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allSidebar {
      nodes {
        name
        items
      }
    }
    allBlogPost(
      filter: { draft: { eq: false }, unlisted: { eq: false } }
      sort: { date: DESC }
    ) {
      nodes {
        title
        description
        permalink
      }
    }
  }
`;

/** A page as a line of the list. */
interface Line {
  title: string;
  permalink: string;
  description: string;
}

/** Writes `/llms.txt`: every page with a line on it, in the order of the navigation. */
export async function writeLlmsTxt(publicDir: string, data: Queries.LlmsTxtQuery): Promise<void> {
  await writeFile(path.join(publicDir, "llms.txt"), toLlmsTxt(data));
}

/** The text of `/llms.txt`. */
export function toLlmsTxt(data: Queries.LlmsTxtQuery): string {
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const built = new Set(data.allSitePage.nodes.map((page) => page.path));
  const section = (title: string, lines: Line[]) => {
    const known = lines.filter(({ permalink }) => built.has(permalink));
    if (known.length === 0) return "";
    return [`## ${title}`, "", ...known.map((line) => lineOf(line, siteUrl)), ""].join("\n");
  };
  const settings = data.siteSettings;
  return [
    `# ${settings?.title ?? ""}\n`,
    `> ${settings?.tagline ?? ""}. ${settings?.description ?? ""}\n`,
    ...data.allSidebar.nodes.map(({ name, items }) =>
      section(name.charAt(0).toUpperCase() + name.slice(1), linesOf(items as unknown as NavItem[])),
    ),
    section(settings?.blog.title ?? "Blog", [...data.allBlogPost.nodes]),
  ]
    .filter(Boolean)
    .join("\n");
}

function linesOf(items: NavItem[]): Line[] {
  return items.flatMap((item) => {
    if (item.type === "link") return item.external ? [] : [toLine(item)];
    const own = item.permalink ? [toLine({ ...item, permalink: item.permalink })] : [];
    return [...own, ...linesOf(item.items)];
  });
}

function toLine(item: { label: string; permalink: string; description?: string }): Line {
  return { title: item.label, permalink: item.permalink, description: item.description ?? "" };
}

function lineOf({ title, permalink, description }: Line, siteUrl: string): string {
  return `- [${title}](${siteUrl}${permalink})${description ? `: ${description}` : ""}`;
}
