/**
 * Closes what is unfolded in the navbar when the reader turns to something else: by a click, by the
 * focus, by a choice in it, or with Escape, which leaves the focus on what unfolds it.
 */
export function closeDropdowns(): void {
  const closeOthers = ({ target, type }: Event) => {
    const element = target as Element;
    const isChoice = type === "click" && element.closest("a");
    for (const details of openDropdowns()) {
      if (isChoice || !details.contains(element)) details.open = false;
    }
  };
  document.addEventListener("click", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const details of openDropdowns()) {
      details.open = false;
      details.querySelector("summary")?.focus();
    }
  });
}

function openDropdowns() {
  return document.querySelectorAll<HTMLDetailsElement>(".navbar details[open]");
}
