/** Time that a page may take before the reader is told that it is on its way, in milliseconds. */
const PROGRESS_DELAY = 200;

/**
 * Shows a thin bar at the top of the window when something takes long.
 *
 * @returns ends it; may be called at any time
 */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined;
  const timer = setTimeout(() => {
    bar = document.createElement("div");
    bar.className = "progress";
    bar.setAttribute("role", "progressbar");
    bar.setAttribute("aria-label", "Loading the page");
    document.body.append(bar);
  }, PROGRESS_DELAY);
  return () => {
    clearTimeout(timer);
    bar?.remove();
  };
}
