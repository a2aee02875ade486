import type { PageGroup } from "../../lib/search/page-list";
import { SiteLink } from "../ui/site-link";

/** All pages of the site by area: the search for those who have no JavaScript, or no luck. */
export function PageList({ groups }: { groups: readonly PageGroup[] }) {
  return (
    <section className="page-list" aria-labelledby="all-pages">
      <h2 id="all-pages">All pages</h2>
      {groups.map(({ area, name, pages }) => (
        <section key={area} aria-labelledby={`all-${area}`}>
          <h3 id={`all-${area}`}>{name}</h3>
          <ul>
            {pages.map(({ permalink, title }) => (
              <li key={permalink}>
                <SiteLink href={permalink}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
