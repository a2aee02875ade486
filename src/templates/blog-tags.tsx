import type { HeadProps, PageProps } from "gatsby";
import { BlogListingHead } from "../components/blog/blog-frame";
import { TagsPage } from "../components/ui/tags";
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
    <BlogListingHead
      title="Tags of the blog"
      description="Every subject of the blog, with the number of posts on each."
      permalink={location.pathname}
    />
  );
}
