import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { count } from "../../packages/words";
import { PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
import { SiteLink } from "../components/ui/site-link";
import { toPermalink } from "../lib/addresses";
import type { NavCategory, NavItem, NavLink } from "../lib/navigation";
import { firstPermalink, isVisible } from "../lib/navigation";
import { pagePicture } from "../lib/social-card";
import type { TemplateContexts } from "../site/create-pages/plan";

/** A page that lists the entries of a category. */
export default function CategoryTemplate({
  data,
  pageContext,
}: PageProps<Queries.CategoryTemplateQuery, TemplateContexts["category"]>) {
  const { category } = data;
  if (!category) return null;
  return (
    <div className="page">
      <article className="page-article page-article-wide">
        <PageTop
          markdown={category.permalink ?? ""}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current={category.label}
        />
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
      {...category}
      {...pageContext}
      kind="CollectionPage"
      permalink={category.permalink ?? toPermalink(location.pathname)}
      image={pagePicture({ image: null, imageUrl: category.image }, category.title)}
      isHidden={category.docsVersion.noIndex}
      hasMarkdown
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

/** The entries of a category, a row for each. Unlisted entries and those without a page are left out. */
export function CategoryCards({ items }: { items: readonly NavItem[] }) {
  const rows = items.flatMap((item) => {
    const href = item.type === "html" ? undefined : targetOf(item);
    return href === undefined || item.type === "html" ? (
      []
    ) : (
      <li key={item.label + href}>
        <SiteLink className="card" href={href}>
          <span className="card-title">{item.label}</span>
          <span className="card-text">{summaryOf(item)}</span>
        </SiteLink>
      </li>
    );
  });
  return <ul className="cards card-rows">{rows}</ul>;
}

function targetOf(item: NavLink | NavCategory): string | undefined {
  if (!isVisible(item, "")) return undefined;
  const own = item.unlisted ? undefined : item.permalink;
  return own ?? (item.type === "category" ? firstPermalink(item.items) : undefined);
}

function summaryOf(item: NavLink | NavCategory): string {
  if (item.description) return item.description;
  if (item.type === "link") return "";
  const pages = item.items.filter((inner) => inner.type !== "html" && isVisible(inner, ""));
  return count(pages.length, "page");
}
