import { toUrl } from "../../lib/addresses";
import { contentToHtml } from "../../lib/content-export";
import type { ContentNode, ElementTuple } from "../../lib/content-tree";
import { asContentTree, propsOf, textOfNodes } from "../../lib/content-tree";
import { changelogFeedPath } from "../../lib/paths";
import { writeSiteFile } from "../files";
import type { OutputContext, OutputFiles } from "../post-build/output-files";
import type { FeedItem } from "./feed-items";
import { toAtom, withStyle } from "./write-feeds";

/** Query of the pages that show the change log of the API. */
const API_CHANGELOG_QUERY = /* GraphQL */ `
  query ApiChangelogFeed {
    site {
      siteMetadata {
        siteUrl
      }
    }
    siteSettings {
      title
      locale
      copyright
    }
    allDocPage(
      filter: {
        draft: { eq: false }
        body: { components: { elemMatch: { name: { eq: "ApiChangelog" } } } }
      }
    ) {
      nodes {
        title
        description
        permalink
        body {
          exportTree
        }
      }
    }
    allApiRelease {
      nodes {
        name
        date
        note
      }
    }
  }
`;

type Page = Queries.ApiChangelogFeedQuery["allDocPage"]["nodes"][number];

/** An Atom feed below each page with the change log of the API: `…/changelog/atom.xml`. */
export const API_CHANGELOG_FEEDS: OutputFiles = {
  addresses: ({ plans }) =>
    plans.flatMap(({ template, context, path }) =>
      template === "doc-page" && context.hasFeed ? [changelogFeedPath(path)] : [],
    ),
  write: writeApiChangelogFeeds,
};

async function writeApiChangelogFeeds({ publicDir, query, site }: OutputContext): Promise<void> {
  const data = await query<Queries.ApiChangelogFeedQuery>(API_CHANGELOG_QUERY);
  const { siteSettings: settings } = data;
  for (const page of data.allDocPage.nodes) {
    const atom = changelogFeedPath(page.permalink);
    const feed = toAtom(changelogItems(page, data), {
      title: `${settings?.title ?? ""} ${page.title}`.trim(),
      description: page.description,
      siteUrl: site.siteUrl,
      copyright: settings?.copyright ?? "",
      language: settings?.locale ?? "en",
      home: page.permalink,
      feeds: { atom },
    });
    const toRoot = "../".repeat(page.permalink.split("/").length - 1);
    await writeSiteFile(publicDir, atom, withStyle(feed, `${toRoot}feed.css`));
  }
}

/** Returns the sections of a change log as items of a feed, newest first. */
export function changelogItems(
  page: Page,
  { site, siteSettings, allApiRelease }: Queries.ApiChangelogFeedQuery,
): FeedItem[] {
  const siteUrl = site?.siteMetadata?.siteUrl ?? "";
  const releases = new Map(allApiRelease.nodes.map((release) => [release.name, release]));
  return sectionsOf(asContentTree(page.body.exportTree)).flatMap(({ heading, content }) => {
    const id = String(propsOf(heading).id);
    const release = releases.get(id);
    if (!release) return [];
    const url = toUrl(`${page.permalink}#${id}`, siteUrl);
    const date = new Date(release.date);
    return {
      title: textOfNodes([heading]),
      url,
      date,
      updated: date,
      description: release.note ?? "",
      html: contentToHtml(content, { pageUrl: url, siteUrl }),
      authors: [{ name: siteSettings?.title ?? "" }],
      categories: [],
    };
  });
}

/** Splits a page at its level-two headings, which are in a section with what belongs to them or alone. */
function sectionsOf(
  page: readonly ContentNode[],
): Array<{ heading: ElementTuple; content: ContentNode[] }> {
  const tree = page.flatMap((node): ContentNode[] => {
    if (typeof node === "string" || node[0] !== "section") return [node];
    const [, , ...inside] = node;
    return inside;
  });
  const starts = tree.flatMap((node, at) => (node[0] === "h2" ? [at] : []));
  return starts.map((start, at) => ({
    heading: tree[start] as ElementTuple,
    content: tree.slice(start + 1, starts[at + 1]),
  }));
}
