import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { SiteLink } from "../components/ui/site-link";
import { toPermalink } from "../lib/addresses";
import { sortByIds } from "../lib/lists";
import type { TemplateContexts } from "../site/create-pages/plan";

type Context = TemplateContexts["doc-tag"];
type Data = Queries.DocTagTemplateQuery;

function titleOf({ label, docIds }: Context): string {
  const count = docIds.length === 1 ? "One page" : `${docIds.length} pages`;
  return `${count} tagged with “${label}”`;
}

/** The pages of the documentation that have a tag. */
export default function DocTagTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { description, docIds, all } = pageContext;
  return (
    <div className="page page-listing">
      <header className="listing-head">
        <h1>{titleOf(pageContext)}</h1>
        {description ? <p className="lead">{description}</p> : null}
        <p>
          <SiteLink href={all}>View all tags</SiteLink>
        </p>
      </header>
      {sortByIds(docIds, data.allDocPage.nodes).map((page) => (
        <section key={page.id}>
          <h2>
            <SiteLink href={page.permalink}>{page.title}</SiteLink>
          </h2>
          <p>{page.description}</p>
        </section>
      ))}
    </div>
  );
}

export function Head({ pageContext, location }: HeadProps<Data, Context>) {
  const title = titleOf(pageContext);
  return (
    <PageHead
      kind="CollectionPage"
      title={title}
      description={pageContext.description ?? `${title}.`}
      permalink={toPermalink(location.pathname)}
      breadcrumbs={[{ label: "Tags", permalink: pageContext.all }]}
      isHidden={pageContext.isHidden}
    />
  );
}

export const query = graphql`
  query DocTagTemplate($docIds: [String!]!) {
    allDocPage(filter: { id: { in: $docIds } }, sort: { permalink: ASC }) {
      nodes {
        id
        title
        description
        permalink
      }
    }
  }
`;
