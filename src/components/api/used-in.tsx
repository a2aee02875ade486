import type { UsingPage } from "../../site/create-pages/plan";
import { ApiSection, PageLinks } from "./page-parts";

/** Lists the documentation pages and the posts that use a part of the API. */
export function UsedIn({ pages }: { pages: readonly UsingPage[] }) {
  const posts = pages.filter(({ isPost }) => isPost);
  const guides = pages.filter(({ isPost }) => !isPost);
  return (
    <>
      {guides.length > 0 ? (
        <ApiSection id="used-in-guides" title="Used in guides">
          <PageLinks links={guides} />
        </ApiSection>
      ) : null}
      {posts.length > 0 ? (
        <ApiSection id="used-in-posts" title="Used in posts">
          <PageLinks links={posts} />
        </ApiSection>
      ) : null}
    </>
  );
}
