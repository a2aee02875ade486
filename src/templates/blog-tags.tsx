import type { HeadProps, PageProps } from "gatsby";
import { FeedLinks, PageHead } from "../components/layout/page-head";
import { TagsPage } from "../components/ui/tags";
import { paths } from "../lib/paths";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["blog-tags"];

/** All tags of posts, grouped by first letter. */
export default function BlogTagsTemplate({ pageContext }: PageProps<object, Context>) {
  return (
    <TagsPage
      lead="Subjects of the blog, with the number of posts on each."
      tags={pageContext.tags}
    />
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
