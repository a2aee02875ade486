import { useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import { AREAS } from "../../lib/search/entry";
import type { SearchEntry } from "../../lib/search/entry";
import { groupHits } from "../../lib/search/group-hits";
import { findMatchedTerms } from "../../lib/search/mark-matches";
import { searchAddress } from "../../lib/search/search-address";
import type { SearchState } from "../../lib/search/search-address";
import { SiteLink } from "../ui/site-link";
import type { LoadedIndex } from "./load-search-index";
import { ResultGroup } from "./result-group";

interface SearchResultsProps {
  /** Id of the list box. */
  listId: string;
  state: SearchState;
  /** Most hits to show. */
  limit: number;
  loaded: LoadedIndex;
  activeId: string | undefined;
  /** Takes the filter away. */
  onEverywhere: () => void;
  onFollow: () => void;
  /** Whether the rest can be seen on the search page. */
  hasMore: boolean;
}

/** What the index finds for a query, grouped by page. */
export function SearchResults(props: SearchResultsProps) {
  const { state, limit, loaded, activeId, onFollow } = props;
  const { query, area } = state;
  const found = useFlexSearch<SearchEntry>(query, loaded.index, loaded.store);
  const matched = useMemo(() => findMatchedTerms(query, loaded.terms), [query, loaded]);
  const groups = groupHits(found, { area, limit });
  const count = area ? found.filter((hit) => hit.area === area).length : found.length;
  return (
    <>
      <p className="visually-hidden" role="status">
        {countOf(count)}
      </p>
      {groups.length > 0 ? (
        <div id={props.listId} role="listbox" aria-label="Results">
          {groups.map((group) => (
            <ResultGroup
              key={group.page}
              group={group}
              matched={matched}
              activeId={activeId}
              onFollow={onFollow}
            />
          ))}
        </div>
      ) : (
        <NothingFound {...props} elsewhere={found.length} />
      )}
      {props.hasMore && count > limit ? (
        <p className="search-note">
          <SiteLink href={searchAddress(state)} onClick={onFollow}>
            All {countOf(count)}
          </SiteLink>
        </p>
      ) : null}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return "Nothing found";
  return count === 1 ? "1 result" : `${count} results`;
}

function NothingFound({
  state: { query, area },
  elsewhere,
  onEverywhere,
  onFollow,
}: SearchResultsProps & { elsewhere: number }) {
  return (
    <div className="search-note">
      <p>
        Nothing found for <q>{query.slice(0, 80)}</q>
        {area ? ` in ${AREAS[area]}` : ""}.
      </p>
      {area && elsewhere > 0 ? (
        <button type="button" className="search-action" onClick={onEverywhere}>
          Show {countOf(elsewhere)} from everywhere
        </button>
      ) : (
        <p>
          Try fewer or other words, or look through the{" "}
          <SiteLink href="/search" onClick={onFollow}>
            list of all pages
          </SiteLink>
          .
        </p>
      )}
    </div>
  );
}
