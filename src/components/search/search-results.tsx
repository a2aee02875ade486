import { useId, useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import type { HitGroup, SearchEntry } from "../../lib/search/entry";
import { AREAS, groupHits, KINDS } from "../../lib/search/entry";
import { rank } from "../../lib/search/rank";
import type { SearchState } from "../../lib/search/search-state";
import { searchAddress } from "../../lib/search/search-state";
import { markMatches } from "../../lib/search/terms";
import { SiteLink } from "../ui/site-link";
import type { LoadedIndex } from "./load-search-index";

interface SearchResultsProps {
  /** Id of the list box. */
  listId: string;
  state: SearchState;
  /** Maximum number of results. */
  limit: number;
  loaded: LoadedIndex;
  activeId: string | undefined;
  /** Removes the area filter. */
  onEverywhere: () => void;
  onFollow: () => void;
  /** Links to the search page for the rest. */
  hasMore: boolean;
}

/** The results for a query, grouped by page. */
export function SearchResults(props: SearchResultsProps) {
  const { state, limit, loaded, activeId, onFollow } = props;
  const { query, area } = state;
  const candidates = useFlexSearch<SearchEntry>(query, loaded.index, loaded.store);
  const found = useMemo(() => rank(query, candidates, loaded.index), [query, candidates, loaded]);
  const matched = useMemo(
    () => new Set(loaded.index.variantsOf(query).flatMap((variants) => [...variants.keys()])),
    [query, loaded],
  );
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

interface ResultGroupProps {
  group: HitGroup;
  matched: ReadonlySet<string>;
  activeId: string | undefined;
  onFollow: () => void;
}

/** The results on one page, below the breadcrumbs of the page. */
function ResultGroup({ group, matched, activeId, onFollow }: ResultGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped in a list box, not in a form.
    <div role="group" aria-labelledby={id} className="search-group">
      <p id={id} className="search-path" role="presentation">
        {pathOf(group)}
      </p>
      {group.hits.map((hit) => (
        <Hit key={hit.url} hit={hit} matched={matched} activeId={activeId} onFollow={onFollow} />
      ))}
    </div>
  );
}

/** Returns `API › External API › Open and read chats`, without the title if it is the only hit. */
function pathOf({ area, breadcrumbs, pageTitle, hits, page }: HitGroup): string {
  const isOnlyPage = hits.length === 1 && hits[0]?.url === page;
  const steps = [AREAS[area], ...breadcrumbs.split(" › "), isOnlyPage ? "" : pageTitle];
  return steps.filter((step, index) => step !== "" && steps.indexOf(step) === index).join(" › ");
}

interface HitProps {
  hit: SearchEntry;
  matched: ReadonlySet<string>;
  activeId: string | undefined;
  onFollow: () => void;
}

function Hit({ hit, matched, activeId, onFollow }: HitProps) {
  const id = useId();
  const kind = hit.kind === "" ? "" : KINDS[hit.kind];
  return (
    <SiteLink
      id={id}
      href={hit.url}
      role="option"
      tabIndex={-1}
      aria-selected={id === activeId}
      className={hit.url === hit.page ? "search-hit" : "search-hit search-part"}
      onClick={onFollow}
    >
      <span className="search-title">
        <Marked text={hit.title} matched={matched} />
      </span>
      {hit.note || kind ? (
        <span className="search-kind">
          {kind} {hit.note ? <Note hit={hit} matched={matched} /> : null}
        </span>
      ) : null}
    </SiteLink>
  );
}

/** The path of an operation is searched; other notes are not. */
function Note({ hit, matched }: Pick<HitProps, "hit" | "matched">) {
  return <code>{hit.kind === "o" ? <Marked text={hit.note} matched={matched} /> : hit.note}</code>;
}

function Marked({ text, matched }: { text: string; matched: ReadonlySet<string> }) {
  const pieces = markMatches(text, matched).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity.
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
  return <>{pieces}</>;
}
