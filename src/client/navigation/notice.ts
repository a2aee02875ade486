/** How long a notice stays, in milliseconds. */
const SHOWN_FOR = 6000;

/** Tells the reader something in passing, at the lower edge of the window. */
export function showNotice(text: string): void {
  document.querySelector(".notice")?.remove();
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.setAttribute("role", "alert");
  document.body.append(notice);
  // A text that comes into a live region is read out; one that comes along with it may not be.
  notice.textContent = text;
  setTimeout(() => notice.remove(), SHOWN_FOR);
}
