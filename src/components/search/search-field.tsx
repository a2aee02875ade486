import { useEffect, useState } from "react";
import { loadSearchIndex } from "./load-search-index";
import type { LoadedIndex } from "./load-search-index";
import { SearchResults } from "./search-results";

interface SearchFieldProps {
  query: string;
  onChange: (query: string) => void;
}

/** The field and what it finds. Letters typed before the index has come are kept. */
export function SearchField({ query, onChange }: SearchFieldProps) {
  const [index, setIndex] = useState<LoadedIndex>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadSearchIndex().then(setIndex, (error: unknown) => {
      console.warn("The search index could not be loaded.", error);
      setFailed(true);
    });
  }, []);
  return (
    <div className="search">
      <input
        type="search"
        // biome-ignore lint/a11y/noAutofocus: the reader asked for the search, so that is where typing goes.
        autoFocus
        placeholder="Search the site"
        aria-label="Search the site"
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {failed ? (
        <p role="alert">The search could not be loaded. Check your connection and open it again.</p>
      ) : null}
      {index && query.trim() ? <SearchResults query={query} index={index} /> : null}
    </div>
  );
}
