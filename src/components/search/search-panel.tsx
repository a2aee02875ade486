import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useId, useRef } from "react";
import type { ApiScope, Area, Scope, SearchPage } from "../../lib/search/entry";
import { AREAS } from "../../lib/search/entry";
import type { SearchState } from "../../lib/search/search-state";
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
  searchAddress,
} from "../../lib/search/search-state";
import { useStoredChoice } from "../ui/use-stored-choice";
import { CloseButton } from "./close-button";
import { EntryIcon } from "./entry-icon";
import { useSearchIndex } from "./load-search-index";
import { SearchFailure } from "./search-failure";
import { Option, OptionGroup, SearchResults } from "./search-results";
import { useActiveOption } from "./use-active-option";

interface SearchPanelProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
  /** Called when a result is opened. */
  onFollow?: (event: MouseEvent) => void;
  /** Maximum number of pages. */
  limit: number;
  /** Shown at the beginning of the field. */
  icon?: ReactNode;
  isDialog?: boolean;
}

/** The search field, filters and results. Text typed before the index is loaded is kept. */
export function SearchPanel({
  state,
  onChange,
  onFollow,
  limit,
  icon,
  isDialog,
}: SearchPanelProps) {
  const { loaded, hasFailed, retry } = useSearchIndex();
  const [stored, store] = useStoredChoice(RECENT_SEARCHES_KEY);
  const recent = parseRecentSearches(stored);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const { query, area } = state;
  const isAsked = query.trim() !== "";
  const active = useActiveOption(list, `${query} ${area} ${loaded?.index.size}`);
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also confirms composed characters of other scripts.
    if (event.nativeEvent.isComposing) return;
    const dialog = event.currentTarget.closest("dialog");
    if (dialog && event.key === "Escape") {
      // The default action would clear the field first.
      event.preventDefault();
      dialog.close();
    } else active.onKeyDown(event);
  };
  return (
    <search className="search">
      <div className="search-field">
        {icon}
        <input
          ref={field}
          type="search"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the reader opened the search in order to type.
          autoFocus
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
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
        {isDialog ? <CloseButton /> : null}
      </div>
      <AreaFilter
        area={area}
        apis={loaded?.apis ?? []}
        onChange={(next) => onChange({ ...state, area: next })}
      />
      {hasFailed ? <SearchFailure retry={retry} isPartial={loaded !== undefined} /> : null}
      <div ref={list} className="search-body">
        {isAsked && loaded ? (
          <SearchResults
            listId={id}
            state={state}
            limit={limit}
            loaded={loaded}
            isSearching={!loaded.isComplete && !hasFailed}
            activeId={active.id}
            onEverywhere={() => onChange({ query })}
            onFollow={(event) => {
              store(JSON.stringify(addRecentSearch(recent, query)));
              onFollow?.(event);
            }}
            hasMore={isDialog === true}
          />
        ) : null}
        {isAsked ? null : (
          <StartList
            listId={id}
            searches={recent}
            useful={loaded?.useful ?? []}
            activeId={active.id}
            onChoose={(chosen) => onChange({ ...state, query: chosen })}
            onClear={() => {
              store("[]");
              field.current?.focus();
            }}
            onFollow={onFollow}
          />
        )}
      </div>
      {isAsked && !loaded && !hasFailed ? (
        <p className="search-note" role="status">
          Searching…
        </p>
      ) : null}
      {isDialog ? <KeyHelp /> : null}
    </search>
  );
}

interface AreaFilterProps {
  area: Scope | undefined;
  /** The APIs, if there are several. */
  apis: readonly ApiScope[];
  onChange: (area: Scope | undefined) => void;
}

/** Limits the search to an area, or to one of several APIs. */
function AreaFilter({ area, apis, onChange }: AreaFilterProps) {
  const name = useId();
  const choices: Array<[Scope | undefined, string]> = [
    [undefined, "All"],
    ...(Object.entries(AREAS) as Array<[Area, string]>),
    ...apis.map(({ url, title }): [Scope, string] => [url, title]),
  ];
  return (
    <fieldset className="search-areas">
      <legend className="visually-hidden">Search in</legend>
      {choices.map(([value, label]) => (
        <label key={value ?? ""}>
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
      <kbd>↑</kbd> <kbd>↓</kbd> choose{"\u2003"}
      <kbd>↵</kbd> open{"\u2003"}
      <kbd>Esc</kbd> close
    </p>
  );
}

interface StartListProps {
  /** Id of the list box. */
  listId: string;
  searches: readonly string[];
  useful: readonly SearchPage[];
  activeId: string | undefined;
  onChoose: (query: string) => void;
  onClear: () => void;
  onFollow: ((event: MouseEvent) => void) | undefined;
}

/** Shown before anything is typed: recent searches, and the most useful pages. */
function StartList({
  listId,
  searches,
  useful,
  activeId,
  onChoose,
  onClear,
  onFollow,
}: StartListProps) {
  const id = useId();
  return (
    <>
      {searches.length > 0 ? (
        <button
          type="button"
          className="search-action search-clear"
          aria-label="Clear recent searches"
          onClick={onClear}
        >
          Clear
        </button>
      ) : null}
      <div id={listId} role="listbox" aria-label="Suggestions">
        {searches.length > 0 ? (
          <SuggestionGroup title="Recent searches">
            {searches.map((query, index) => (
              <a
                key={query}
                id={`${id}${index}`}
                href={searchAddress({ query })}
                role="option"
                tabIndex={-1}
                aria-selected={`${id}${index}` === activeId}
                className="search-hit"
                onClick={(event) => {
                  event.preventDefault();
                  onChoose(query);
                }}
              >
                <EntryIcon />
                <span className="search-title">{query}</span>
              </a>
            ))}
          </SuggestionGroup>
        ) : null}
        {useful.length > 0 ? (
          <SuggestionGroup title="Most useful pages">
            {useful.map((page) => (
              <Option key={page.url} entry={page} activeId={activeId} onFollow={onFollow} />
            ))}
          </SuggestionGroup>
        ) : null}
      </div>
    </>
  );
}

function SuggestionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <OptionGroup label={title}>
      <p className="search-heading" aria-hidden="true">
        {title}
      </p>
      {children}
    </OptionGroup>
  );
}
