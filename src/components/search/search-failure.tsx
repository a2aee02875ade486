interface SearchFailureProps {
  retry: () => void;
  /** Whether names and headings can be searched all the same. */
  isPartial: boolean;
}

/** Says that the index could not be loaded, and offers ways on. */
export function SearchFailure({ retry, isPartial }: SearchFailureProps) {
  return (
    <div className="search-note search-failure" role="alert">
      <p>
        {isPartial
          ? "The texts could not be loaded, so only titles, headings and codes are searched."
          : "The search could not be loaded. Your connection may be interrupted."}
      </p>
      <p>
        <button type="button" className="search-action" onClick={retry}>
          Try again
        </button>{" "}
        or read the <a href="/search">list of all pages</a>.
      </p>
    </div>
  );
}
