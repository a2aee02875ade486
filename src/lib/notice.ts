/** A button of a notice: its label, and what it does after it has closed the notice. */
type NoticeAction = readonly [label: string, run: () => void];

/** Time that a notice without actions is shown, in milliseconds. */
const SHOWN_FOR = 6000;

/**
 * Shows a notice at the lower edge of the window, in place of the one before, or in the modal dialog that is
 * open. One with actions stays until the reader chooses one of them or closes it, which returns the focus.
 */
export function showNotice(text: string, actions: readonly NoticeAction[] = []): void {
  closeNotice();
  const notice = document.createElement("div");
  notice.className = "notice";
  notice.role = "alert";
  (document.querySelector("dialog[open]") ?? document.body).append(notice);
  // Screen readers announce text that is added to a live region, but not always text that comes with it.
  notice.append(text);
  if (actions.length === 0) {
    setTimeout(() => notice.remove(), SHOWN_FOR);
    return;
  }
  const focused = document.querySelector<HTMLElement>(":focus");
  const close: NoticeAction = ["Close", () => undefined];
  for (const [label, run] of [...actions, close]) {
    const button = document.createElement("button");
    button.className = run === close[1] ? "button button--secondary" : "button";
    button.textContent = label;
    button.onclick = () => {
      notice.remove();
      focused?.focus({ preventScroll: true });
      run();
    };
    notice.append(button);
  }
}

/** Says that a page could not be loaded as the reader is offline, and lets them try again. */
export function showOfflineNotice(retry: () => void): void {
  showNotice("You are offline. This page could not be loaded.", [["Try again", retry]]);
}

/** Closes the notice that is shown, if there is one. */
export function closeNotice(): void {
  document.querySelector(".notice")?.remove();
}
