import type { HeadProps, PageProps } from "gatsby";
import { BlogListingHead } from "../components/blog/blog-frame";
import { PageHead } from "../components/layout/page-head";
import { withoutPrefix } from "../components/ui/site-link";
import { TagsPage } from "../components/ui/tags";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["tags"];

function subjectsOf({ area }: Context): string {
  return `of the ${area}, with the number of ${area === "blog" ? "posts" : "pages"} on each.`;
}

/** All tags of posts, or of a version of the documentation, grouped by first letter. */
export default function TagsTemplate({ pageContext }: PageProps<object, Context>) {
  return <TagsPage lead={`Subjects ${subjectsOf(pageContext)}`} tags={pageContext.tags} />;
}

export function Head({ pageContext, location }: HeadProps<object, Context>) {
  const facts = {
    title: `Tags of the ${pageContext.area}`,
    description: `Every subject ${subjectsOf(pageContext)}`,
    permalink: withoutPrefix(location.pathname),
  };
  return pageContext.area === "blog" ? (
    <BlogListingHead {...facts} />
  ) : (
    <PageHead kind="CollectionPage" {...facts} />
  );
}
