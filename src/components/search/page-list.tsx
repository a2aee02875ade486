import type { Area } from "../../lib/search/entry";
import { AREAS, areaOf } from "../../lib/search/entry";
import { SiteLink } from "../ui/site-link";

interface ListedPage {
  permalink: string;
  title: string;
}

/** The pages of one area. */
export interface PageGroup {
  area: Area;
  name: string;
  pages: ListedPage[];
}

/** All pages of the site by area, folded, for readers without JavaScript or search results. */
export function PageList({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <section className="page-list" aria-labelledby="all-pages">
      <h2 id="all-pages">All pages</h2>
      {groups.map(({ area, name, pages }) => (
        <details key={area}>
          <summary>
            {name} <span className="search-kind">{pages.length} pages</span>
          </summary>
          <ul>
            {pages.map(({ permalink, title }) => (
              <li key={permalink}>
                <SiteLink href={permalink}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/**
 * Groups pages by area, in the order of the sidebars. Pages without a sidebar come last.
 *
 * @param positions permalinks in the order of the sidebars, with the name of the sidebar
 */
export function groupPages(
  pages: readonly ListedPage[],
  positions: ReadonlyArray<{ permalink: string; sidebar: string | null }>,
): PageGroup[] {
  const byPermalink = new Map(
    positions.map(({ permalink, sidebar }, position) => [permalink, { position, sidebar }]),
  );
  const positionOf = ({ permalink }: ListedPage) =>
    byPermalink.get(permalink)?.position ?? positions.length;
  const sorted = [...pages].sort((a, b) => positionOf(a) - positionOf(b));
  return (Object.entries(AREAS) as Array<[Area, string]>)
    .map(([area, name]) => ({
      area,
      name,
      pages: sorted.filter(
        ({ permalink }) => areaOf(permalink, byPermalink.get(permalink)?.sidebar) === area,
      ),
    }))
    .filter((group) => group.pages.length > 0);
}
