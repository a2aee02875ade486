import { toHref } from "../../lib/addresses";

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
          ? "Page text could not be loaded, so only titles, headings and error codes are searched."
          : "Search could not be loaded. Please check your connection."}
      </p>
      <p>
        <button type="button" className="search-action" onClick={retry}>
          Try again
        </button>{" "}
        or browse the <a href={toHref("/search")}>list of all pages</a>.
      </p>
    </div>
  );
}
