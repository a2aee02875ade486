import type { HeadProps, PageProps } from "gatsby";
import { FeedLinks } from "../components/layout/feed-links";
import { PageHead } from "../components/layout/page-head";
import { TagsByLetter } from "../components/ui/tags-by-letter";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["blog-tags"];

/** All tags that have posts, under their first letters. */
export default function BlogTagsTemplate({ pageContext }: PageProps<object, Context>) {
  return (
    <div className="page page-listing">
      <h1>Tags</h1>
      <p className="lead">Subjects of the blog, with the number of posts on each.</p>
      <TagsByLetter tags={pageContext.tags} />
    </div>
  );
}

export function Head({ location }: HeadProps<object, Context>) {
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
