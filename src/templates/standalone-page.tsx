import type { HeadProps, PageProps } from "gatsby";
import { graphql } from "gatsby";
import { PageOperations } from "../components/api/page-parts";
import { TitledProse } from "../components/content/titled-prose";
import { PageHead } from "../components/layout/page-head";
import { PageTop } from "../components/navigation/page-navigation";
import { TableOfContents } from "../components/navigation/table-of-contents";
import { pagePicture } from "../lib/social-card";
import type { TemplateContexts } from "../site/create-pages/plan";

type Props = PageProps<Queries.StandalonePageTemplateQuery, TemplateContexts["standalone-page"]>;

/** A page that belongs to no collection. */
export default function StandalonePageTemplate({ data, children }: Props) {
  const page = data.standalonePage;
  if (!page) return null;
  return (
    <div className="page page-with-toc">
      <article className="page-article">
        <PageTop
          markdown={page.unlisted ? undefined : page.permalink}
          area={data.siteSettings?.title}
          ancestors={[]}
          current={page.title}
        />
        <TitledProse page={page}>{children}</TitledProse>
        <PageOperations operations={page.operations} />
      </article>
      <TableOfContents page={page} />
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.StandalonePageTemplateQuery>) {
  const page = data.standalonePage;
  if (!page) return null;
  const { title, unlisted } = page;
  return <PageHead {...page} image={pagePicture(page, title)} isHidden={unlisted} hasMarkdown />;
}

export const query = graphql`
  query StandalonePageTemplate($id: String!) {
    standalonePage(id: { eq: $id }) {
      ...ContentPageParts
      hideTitle
    }
    siteSettings {
      title
    }
  }
`;
