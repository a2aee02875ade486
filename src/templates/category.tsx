import { graphql } from "gatsby";
import type { HeadProps, PageProps } from "gatsby";
import { PageHead } from "../components/layout/page-head";
import { Breadcrumbs } from "../components/navigation/breadcrumbs";
import { CategoryCards } from "../components/navigation/category-cards";
import { Pager } from "../components/navigation/pager";
import type { NavItem } from "../lib/navigation";
import { pagePicture } from "../lib/page-picture";
import type { TemplateContexts } from "../site/create-pages/page-plan";

/** A page that lists what a category holds. */
export default function CategoryTemplate({
  data,
  pageContext,
}: PageProps<Queries.CategoryTemplateQuery, TemplateContexts["category"]>) {
  const { category } = data;
  if (!category) return null;
  return (
    <div className="page">
      <article className="page-article page-article-wide">
        <Breadcrumbs ancestors={pageContext.breadcrumbs} current={category.label} />
        <div className="prose">
          <h1>{category.title}</h1>
          {category.description ? <p className="lead">{category.description}</p> : null}
        </div>
        <CategoryCards items={category.items as unknown as NavItem[]} />
        <Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />
      </article>
    </div>
  );
}

export function Head({
  data,
  pageContext,
  location,
}: HeadProps<Queries.CategoryTemplateQuery, TemplateContexts["category"]>) {
  const { category } = data;
  if (!category) return null;
  return (
    <PageHead
      kind="CollectionPage"
      title={category.title}
      description={category.description}
      permalink={category.permalink ?? location.pathname}
      sidebar={pageContext.sidebar}
      breadcrumbs={pageContext.breadcrumbs}
      keywords={category.keywords}
      image={pagePicture({ image: null, imageUrl: category.image }, category.title)}
      isHidden={category.docsVersion.noIndex}
      hasTwin
    />
  );
}

export const query = graphql`
  query CategoryTemplate($id: String!) {
    category(id: { eq: $id }) {
      label
      title
      description
      permalink
      keywords
      image
      docsVersion {
        noIndex
      }
      items
    }
  }
`;
