/** The mark in the color of the text around it: a speech bubble whose tail is two arcs. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
      <path d="M12.57 17.57A9.2 8.2 0 1 0 4.34 10.81A11.2 11.2 0 0 1 12.57 17.57Z" />
      <path
        d="M2.2 13.8A8 8 0 0 1 10.2 21.8M2.2 18.2A3.6 3.6 0 0 1 5.8 21.8"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
