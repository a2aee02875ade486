import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs } from "../components/navigation/breadcrumbs";
import { Pager } from "../components/navigation/pager";
import { MethodLabel } from "../components/ui/method-label";
import type { TemplateContexts } from "../site/create-pages/page-plan";

type Context = TemplateContexts["endpoint"];
type Data = Queries.EndpointTemplateQuery;

/** One operation of the API. */
export default function EndpointTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const operation = data.apiOperation;
  if (!operation) return null;
  return (
    <div className="page">
      <article className="page-article">
        <Breadcrumbs ancestors={pageContext.breadcrumbs} current={operation.title} />
        <div className="prose">
          <h1>{operation.title}</h1>
          <p>
            <MethodLabel method={operation.method} /> <code>{operation.pathTemplate}</code>
          </p>
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by gatsby-transformer-remark from the document.
            dangerouslySetInnerHTML={{
              __html: operation.descriptionMarkdown?.childMarkdownRemark?.html ?? "",
            }}
          />
        </div>
        <Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />
      </article>
    </div>
  );
}

export function Head({ data }: HeadProps<Data, Context>) {
  const operation = data.apiOperation;
  if (!operation) return null;
  return (
    <PageHead
      title={operation.title}
      description={operation.description}
      permalink={operation.permalink}
    />
  );
}

export const query = graphql`
  query EndpointTemplate($id: String!) {
    apiOperation(id: { eq: $id }) {
      title
      description
      permalink
      method
      pathTemplate
      descriptionMarkdown {
        childMarkdownRemark {
          html
        }
      }
    }
  }
`;
