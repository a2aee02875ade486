/** Closes the dialog of the search, also before its code is there. */
export function CloseButton() {
  return (
    <form method="dialog">
      <button type="submit" className="search-close">
        Close
      </button>
    </form>
  );
}
