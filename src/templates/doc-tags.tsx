import type { HeadProps, PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { TagsByLetter } from "../components/ui/tags-by-letter";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["doc-tags"];

/** All tags of a version of the documentation, under their first letters. */
export default function DocTagsTemplate({ pageContext }: PageProps<object, Context>) {
  return (
    <div className="page page-listing">
      <h1>Tags</h1>
      <p className="lead">Subjects of the documentation, with the number of pages on each.</p>
      <TagsByLetter tags={pageContext.tags} />
    </div>
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
