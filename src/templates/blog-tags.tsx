import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { FeedLinks } from "../components/layout/feed-links";
import { PageHead } from "../components/layout/page-head";
import { TagsByLetter } from "../components/ui/tags-by-letter";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["blog-tags"];
type Data = Queries.BlogTagsTemplateQuery;

/** All tags that have posts, under their first letters. */
export default function BlogTagsTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const tags = data.allTag.nodes.flatMap(({ key, ...tag }) => {
    const count = pageContext.counts[key];
    return count ? { ...tag, count } : [];
  });
  return (
    <div className="page page-listing">
      <h1>Tags</h1>
      <p className="lead">Subjects of the blog, with the number of posts on each.</p>
      <TagsByLetter tags={tags} />
    </div>
  );
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
