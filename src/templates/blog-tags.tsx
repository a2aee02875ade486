import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { FeedLinks } from "../components/layout/feed-links";
import { PageHead } from "../components/layout/page-head";
import { SiteLink } from "../components/ui/site-link";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["blog-tags"];
type Data = Queries.BlogTagsTemplateQuery;
type TagNode = Data["allTag"]["nodes"][number];

/** All tags that have posts, under their first letters. */
export default function BlogTagsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const tags = data.allTag.nodes.filter(({ key }) => pageContext.counts[key]);
  return (
    <div className="page page-listing">
      <h1>Tags</h1>
      <p className="lead">Subjects of the blog, with the number of posts on each.</p>
      {groupByLetter(tags).map(([letter, group]) => (
        <section key={letter}>
          <h2 id={letter.toLowerCase()}>{letter}</h2>
          <ul className="tags">
            {group.map((tag) => (
              <li key={tag.key}>
                <SiteLink className="tag" rel="tag" href={tag.permalink}>
                  {tag.label} <span className="tag-count">{pageContext.counts[tag.key]}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupByLetter(tags: readonly TagNode[]): Array<[string, TagNode[]]> {
  const groups = new Map<string, TagNode[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"))) {
    const letter = tag.label.charAt(0).toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups];
}

export function Head({ location }: HeadProps<Data, Context>) {
  return (
    <PageHead
      kind="CollectionPage"
      title="Tags of the blog"
      description="Every subject of the blog, with the number of posts on each."
      permalink={location.pathname}
      section="Blog"
      breadcrumbs={[{ label: "Blog", permalink: paths.blog }]}
    >
      <FeedLinks />
    </PageHead>
  );
}

export const query = graphql`
  query BlogTagsTemplate {
    allTag {
      nodes {
        key
        label
        permalink
      }
    }
  }
`;
