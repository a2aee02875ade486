import type { UsingPage } from "../../site/create-pages/plan";
import { SiteLink } from "../ui/site-link";
import { ApiSection } from "./page-parts";

/** Lists the documentation pages and the posts that use a part of the API. */
export function UsedIn({ pages }: { pages: readonly UsingPage[] }) {
  return (
    <>
      <UsingPages
        id="used-in-guides"
        title="Used in guides"
        pages={pages.filter(({ isPost }) => !isPost)}
      />
      <UsingPages
        id="used-in-posts"
        title="Used in posts"
        pages={pages.filter(({ isPost }) => isPost)}
      />
    </>
  );
}

function UsingPages({ id, title, pages }: { id: string; title: string; pages: UsingPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ApiSection id={id} title={title}>
      <ul className="operation-list">
        {pages.map((page) => (
          <li key={page.permalink}>
            <SiteLink href={page.permalink}>{page.title}</SiteLink>
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}
