/** The mark. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M4 4h16v11H10l-4 4v-4H4z" />
    </svg>
  );
}
