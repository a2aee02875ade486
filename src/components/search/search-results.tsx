import type { MouseEvent, ReactNode } from "react";
import { useId, useMemo } from "react";
import { useFlexSearch } from "react-use-flexsearch";
import type { PageTexts, SearchEntry, SearchPage } from "../../lib/search/entry";
import { AREAS, KINDS } from "../../lib/search/entry";
import { rank } from "../../lib/search/rank";
import type { SearchState } from "../../lib/search/search-state";
import { isInScope, nameOfScope, searchAddress } from "../../lib/search/search-state";
import type { QueryTerms } from "../../lib/search/terms";
import { excerptOf, markMatches } from "../../lib/search/terms";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";
import { EntryIcon } from "./entry-icon";
import type { LoadedIndex } from "./load-search-index";
import { usePageTexts } from "./load-search-index";

interface SearchResultsProps {
  /** Id of the list box. */
  listId: string;
  state: SearchState;
  /** Maximum number of pages. */
  limit: number;
  loaded: LoadedIndex;
  /** True while more files of the index are to come. */
  isSearching: boolean;
  activeId: string | undefined;
  /** Removes the area filter. */
  onEverywhere: () => void;
  onFollow: (event: MouseEvent) => void;
  /** Links to the search page for the rest. */
  hasMore: boolean;
}

/** The pages found for a query, each followed by its parts that match. */
export function SearchResults(props: SearchResultsProps) {
  const { state, limit, loaded, activeId, onFollow } = props;
  const { query, area } = state;
  const candidates = useFlexSearch<SearchEntry>(query, loaded.index, loaded.store);
  const found = useMemo(() => rank(query, candidates, loaded.index), [query, candidates, loaded]);
  const matched = useMemo(() => loaded.index.termsOf(query), [query, loaded]);
  const hits = area ? found.filter(({ page }) => isInScope(page, area, loaded.apis)) : found;
  const shown = hits.slice(0, limit);
  const texts = usePageTexts(
    loaded.texts,
    shown.map(({ page }) => page),
  );
  return (
    <>
      <p className="search-count" role="status" aria-busy={props.isSearching}>
        {props.isSearching ? SEARCHING : countOf(hits.length)}
      </p>
      {shown.length > 0 ? (
        <div id={props.listId} role="listbox" aria-label="Results">
          {shown.map(({ page, parts }) => (
            <OptionGroup key={page.url} label={page.title}>
              {[page, ...parts].map((entry) => (
                <Option
                  key={entry.url}
                  entry={entry}
                  matched={matched}
                  texts={texts}
                  activeId={activeId}
                  onFollow={onFollow}
                />
              ))}
            </OptionGroup>
          ))}
        </div>
      ) : (
        <NothingFound {...props} elsewhere={found.length} />
      )}
      {props.hasMore && hits.length > limit ? (
        <p className="search-note">
          <SiteLink href={searchAddress(state)} onClick={onFollow}>
            All {countOf(hits.length)}
          </SiteLink>
        </p>
      ) : null}
    </>
  );
}

const SEARCHING = "Searching…";

function countOf(count: number): string {
  if (count === 0) return "Nothing found";
  return count === 1 ? "1 page" : `${count} pages`;
}

function NothingFound({
  state: { query, area },
  loaded: { apis },
  isSearching,
  elsewhere,
  onEverywhere,
  onFollow,
}: SearchResultsProps & { elsewhere: number }) {
  if (isSearching) return <p className="search-note">{SEARCHING}</p>;
  return (
    <div className="search-note">
      <p>
        Nothing found for <q>{query.slice(0, 80)}</q>
        {area ? ` in ${nameOfScope(area, apis)}` : ""}.
      </p>
      {area && elsewhere > 0 ? (
        <button type="button" className="search-action" onClick={onEverywhere}>
          Show {countOf(elsewhere)} from everywhere
        </button>
      ) : (
        <p>
          Try fewer or different words, or browse the{" "}
          <SiteLink href="/search" onClick={onFollow}>
            list of all pages
          </SiteLink>
          .
        </p>
      )}
    </div>
  );
}

/** A group of options in the list box of the search. */
export function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options are grouped in a list box, not in a form.
    <div role="group" aria-label={label} className="search-group">
      {children}
    </div>
  );
}

const NOTHING: QueryTerms = new Map();

interface OptionProps {
  entry: SearchEntry;
  matched?: QueryTerms;
  texts?: PageTexts;
  activeId: string | undefined;
  onFollow: ((event: MouseEvent) => void) | undefined;
}

/** A page or a part of one, with the place of its text where the query matches. */
export function Option({ entry, matched = NOTHING, texts, activeId, onFollow }: OptionProps) {
  const id = useId();
  const { page, title, kind, note, url } = entry;
  const isPage = entry === page;
  const [method, path] = kind === "o" ? note.split(" ") : [];
  const text = texts?.[entry.id];
  const excerpt = useMemo(() => (text ? excerptOf(text, matched) : ""), [text, matched]);
  // Until the texts of a page arrive, each of its parts has a place for one.
  const hasExcerpt = matched !== NOTHING && (path || excerpt || !texts?.[page.id]);
  return (
    <SiteLink
      id={id}
      href={url}
      role="option"
      tabIndex={-1}
      aria-selected={id === activeId}
      className={isPage ? "search-hit" : "search-hit search-part"}
      onClick={onFollow}
    >
      <EntryIcon entry={entry} />
      <span className="search-title">
        <Marked text={title} matched={matched} />
        {method ? <MethodLabel method={method} /> : null}
        {kind === "" || kind === "o" ? null : <span className="search-kind">{KINDS[kind]}</span>}
      </span>
      {isPage ? <span className="search-path">{placeOf(page)}</span> : null}
      {hasExcerpt ? (
        <span className="search-excerpt">
          {path ? <code>{path}</code> : null} <Marked text={excerpt} matched={matched} />
        </span>
      ) : null}
    </SiteLink>
  );
}

/** Returns `API › External API`, where a page is. */
function placeOf({ area, breadcrumbs }: SearchPage): string {
  const steps = [AREAS[area], ...breadcrumbs.split(" › ")];
  return steps.filter((step, index) => step !== "" && steps.indexOf(step) === index).join(" › ");
}

function Marked({ text, matched }: { text: string; matched: QueryTerms }) {
  const pieces = markMatches(text, matched).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other identity.
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
  return <>{pieces}</>;
}
