import type { HeadProps, PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { TagsPage } from "../components/ui/tags";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["doc-tags"];

/** All tags of a version of the documentation, grouped by first letter. */
export default function DocTagsTemplate({ pageContext }: PageProps<object, Context>) {
  return (
    <TagsPage
      lead="Subjects of the documentation, with the number of pages on each."
      tags={pageContext.tags}
    />
  );
}

export function Head({ location }: HeadProps<object, Context>) {
  return (
    <PageHead
      kind="CollectionPage"
      title="Tags of the documentation"
      description="Every subject of the documentation, with the number of pages on each."
      permalink={location.pathname}
    />
  );
}
