import type { UsingPage } from "../../site/create-pages/plan";
import { ApiSection, FirstPageLinks } from "./page-parts";

/** Lists the documentation pages and the posts that use a part of the API. */
export function UsedIn({ pages }: { pages: UsingPage[] }) {
  return (
    <>
      <Pages kind="guides" pages={pages.filter(({ isPost }) => !isPost)} />
      <Pages kind="posts" pages={pages.filter(({ isPost }) => isPost)} />
    </>
  );
}

function Pages({ kind, pages }: { kind: "guides" | "posts"; pages: UsingPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ApiSection id={`used-in-${kind}`} title={`Used in ${kind}`}>
      <FirstPageLinks links={pages} />
    </ApiSection>
  );
}
