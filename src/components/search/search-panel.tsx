import { useId, useRef } from "react";
import type { KeyboardEvent } from "react";
import { AREAS } from "../../lib/search/entry";
import type { Area } from "../../lib/search/entry";
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
} from "../../lib/search/recent-searches";
import type { SearchState } from "../../lib/search/search-address";
import { useStoredChoice } from "../ui/use-stored-choice";
import { RecentSearches } from "./recent-searches";
import { SearchFailure } from "./search-failure";
import { SearchResults } from "./search-results";
import { useActiveOption } from "./use-active-option";
import { useSearchIndex } from "./use-search-index";

interface SearchPanelProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
  /** Called when a result is opened. */
  onFollow?: () => void;
  /** Most hits to show. */
  limit: number;
  isDialog?: boolean;
}

/** The field, the filters and what is found. Letters typed before the index has come are kept. */
export function SearchPanel({ state, onChange, onFollow, limit, isDialog }: SearchPanelProps) {
  const { loaded, hasFailed, retry } = useSearchIndex();
  const [stored, store] = useStoredChoice(RECENT_SEARCHES_KEY);
  const recent = parseRecentSearches(stored);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { query, area } = state;
  const isAsked = query.trim() !== "";
  const active = useActiveOption(list, `${query} ${area} ${loaded?.terms.size}`);
  const onKeyDown = (event: KeyboardEvent) => {
    // Composed characters of other scripts are confirmed with Enter too.
    if (event.nativeEvent.isComposing) return;
    const dialog = event.currentTarget.closest("dialog");
    if (dialog && event.key === "Escape") {
      // By itself it would first empty the field.
      event.preventDefault();
      dialog.close();
    } else active.onKeyDown(event);
  };
  return (
    <search className="search">
      <div className="search-field">
        <input
          type="search"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the reader asked for the search, so that is where typing goes.
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={10000}
          placeholder="Search the site"
          aria-label="Search the site"
          aria-expanded={active.id !== undefined}
          aria-controls={active.id === undefined ? undefined : id}
          aria-activedescendant={active.id}
          aria-autocomplete="list"
          value={query}
          onChange={(event) => onChange({ ...state, query: event.target.value })}
          onKeyDown={onKeyDown}
        />
        {isDialog ? (
          <form method="dialog">
            <button type="submit" className="search-close">
              Close
            </button>
          </form>
        ) : null}
      </div>
      <AreaFilter area={area} onChange={(next) => onChange({ ...state, area: next })} />
      {hasFailed ? <SearchFailure retry={retry} isPartial={loaded !== undefined} /> : null}
      <div ref={list} className="search-body">
        {isAsked && loaded ? (
          <SearchResults
            listId={id}
            state={state}
            limit={limit}
            loaded={loaded}
            activeId={active.id}
            onEverywhere={() => onChange({ query })}
            onFollow={() => {
              store(JSON.stringify(addRecentSearch(recent, query)));
              onFollow?.();
            }}
            hasMore={isDialog === true}
          />
        ) : null}
        {isAsked ? null : (
          <RecentSearches
            listId={id}
            searches={recent}
            activeId={active.id}
            onChoose={(chosen) => onChange({ ...state, query: chosen })}
            onClear={() => store("[]")}
          />
        )}
      </div>
      {isAsked && !loaded && !hasFailed ? (
        <p className="search-note" role="status">
          Loading the index…
        </p>
      ) : null}
      {isDialog ? <KeyHelp /> : null}
    </search>
  );
}

interface AreaFilterProps {
  area: Area | undefined;
  onChange: (area: Area | undefined) => void;
}

/** Where to search: everywhere, or in one area. */
function AreaFilter({ area, onChange }: AreaFilterProps) {
  const name = useId();
  const choices: Array<[Area | undefined, string]> = [
    [undefined, "All"],
    ...(Object.entries(AREAS) as Array<[Area, string]>),
  ];
  return (
    <fieldset className="search-areas">
      <legend className="visually-hidden">Search in</legend>
      {choices.map(([value, label]) => (
        <label key={label}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={area === value}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function KeyHelp() {
  return (
    <p className="search-keys" aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
    </p>
  );
}
