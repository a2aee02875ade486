import { prefersReducedMotion } from "../../lib/reduced-motion";

/** Leads back to the top. Seen far down the page, on the way up; see `data-scroll`. */
export function BackToTopButton() {
  return (
    <button
      type="button"
      className="back-to-top"
      data-client=""
      aria-label="Scroll back to top"
      onClick={() => scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 16V4M5 9l5-5 5 5" />
      </svg>
    </button>
  );
}
