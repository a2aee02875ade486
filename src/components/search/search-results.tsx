import { useFlexSearch } from "react-use-flexsearch";
import { normalizeText } from "../../lib/search-engine";
import type { SearchEntry } from "../../lib/search-engine";
import { SiteLink } from "../ui/site-link";
import type { LoadedIndex } from "./load-search-index";

const SHOWN = 20;
const AREAS: Record<SearchEntry["k"], string> = {
  d: "Documentation",
  a: "API",
  g: "Guides",
  b: "Blog",
};

/** What the index finds for a query. */
export function SearchResults({ query, index }: { query: string; index: LoadedIndex }) {
  const found = useFlexSearch<SearchEntry>(normalizeText(query), index.index, index.store).slice(
    0,
    SHOWN,
  );
  return (
    <div className="search-results">
      <p className="visually-hidden" role="status">
        {found.length === 0 ? "Nothing found" : `${found.length} results`}
      </p>
      {found.length === 0 ? <p>Nothing found for “{query}”. Try fewer or other words.</p> : null}
      <ul>
        {found.map(({ u, t, p, k }) => (
          <li key={u}>
            <SiteLink href={u}>
              <span className="search-path">
                {AREAS[k]}
                {t === p ? "" : ` › ${p}`}
              </span>
              <span className="search-title">{t}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
