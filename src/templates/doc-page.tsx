import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageOperations } from "../components/api/page-parts";
import { TitledProse } from "../components/content/titled-prose";
import { FeedLink, PageHead } from "../components/layout/page-head";
import { Pager, PageTop } from "../components/navigation/page-navigation";
import { TableOfContents } from "../components/navigation/table-of-contents";
import { PageMeta } from "../components/ui/page-meta";
import { TagList } from "../components/ui/tag-list";
import { changelogFeedPath, FEEDS } from "../lib/paths";
import { pagePicture } from "../lib/social-card";
import type { TemplateContexts } from "../site/create-pages/plan";

type Props = PageProps<Queries.DocPageTemplateQuery, TemplateContexts["doc-page"]>;

/** A page of the documentation, a hand-written API page or a guide. */
export default function DocPageTemplate({ data, pageContext, children }: Props) {
  const page = data.docPage;
  if (!page) return null;
  return (
    <div className={page.hideTableOfContents ? "page" : "page page-with-toc"}>
      <article className="page-article">
        <PageTop
          markdown={page.unlisted ? undefined : page.permalink}
          area={pageContext.area}
          ancestors={pageContext.breadcrumbs}
          current={pageContext.label ?? page.title}
        />
        <TitledProse page={page}>{children}</TitledProse>
        <PageOperations operations={page.operations} />
        <TagList tags={page.tags} />
        <PageMeta {...page} editUrl={page.customEditUrl} />
        <Pager label="Docs pages" previous={pageContext.previous} next={pageContext.next} />
      </article>
      <TableOfContents page={page} />
    </div>
  );
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.DocPageTemplateQuery, TemplateContexts["doc-page"]>) {
  const page = data.docPage;
  if (!page) return null;
  const modified = page.lastUpdate?.date;
  return (
    <PageHead
      {...page}
      {...pageContext}
      kind="TechArticle"
      article={modified ? { modified } : {}}
      image={pagePicture(page, page.title)}
      isHidden={page.unlisted || page.docsVersion.noIndex}
      hasMarkdown
    >
      {pageContext.hasFeed ? (
        <FeedLink {...FEEDS.atom} title={page.title} path={changelogFeedPath(page.permalink)} />
      ) : null}
    </PageHead>
  );
}

export const query = graphql`
  query DocPageTemplate($id: String!) {
    docPage(id: { eq: $id }) {
      ...ContentPageParts
      file
      customEditUrl
      docsVersion {
        noIndex
      }
      tags {
        label
        description
        permalink
      }
      hideTitle
      lastUpdate {
        date(formatString: "YYYY-MM-DD")
        author
      }
    }
  }
`;
