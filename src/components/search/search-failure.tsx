import { withPrefix } from "gatsby";

interface SearchFailureProps {
  retry: () => void;
  /** True if a part of the index is loaded. */
  isPartial: boolean;
}

/** Reports that the index or the code could not be loaded, and offers to try again. */
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
        or read the <a href={withPrefix("/search")}>list of all pages</a>.
      </p>
    </div>
  );
}
