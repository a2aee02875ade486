import { useId } from "react";
import { searchAddress } from "../../lib/search/search-address";

interface RecentSearchesProps {
  /** Id of the list box. */
  listId: string;
  searches: readonly string[];
  activeId: string | undefined;
  onChoose: (query: string) => void;
  onClear: () => void;
}

/** What stands there before anything is typed: earlier searches, or what can be searched. */
export function RecentSearches({
  listId,
  searches,
  activeId,
  onChoose,
  onClear,
}: RecentSearchesProps) {
  const id = useId();
  if (searches.length === 0) {
    return (
      <div className="search-note">
        <p>Every section, operation, parameter, field and error code can be found.</p>
        <p>
          Type what you see on the screen: words, a path, a code. Parts of words and typing errors
          are understood.
        </p>
      </div>
    );
  }
  return (
    <>
      <p className="search-path search-recent">
        <span id={`${id}title`}>Recent searches</span>
        <button type="button" className="search-action" onClick={onClear}>
          Clear
        </button>
      </p>
      <div id={listId} role="listbox" aria-labelledby={`${id}title`}>
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
            {query}
          </a>
        ))}
      </div>
    </>
  );
}
