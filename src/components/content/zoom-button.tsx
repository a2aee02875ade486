import type { MouseEvent } from "react";

/** Shows the picture that it stands beside as large as the window allows. */
export function ZoomButton({ name }: { name: string }) {
  return (
    <button
      type="button"
      className="zoom"
      data-client=""
      aria-label={name ? `Enlarge: ${name}` : "Enlarge the picture"}
      onClick={enlarge}
    />
  );
}

/** A native dialog: Escape closes it, and the focus goes back to where it came from. */
function enlarge(event: MouseEvent<HTMLButtonElement>): void {
  const picture = event.currentTarget.previousElementSibling;
  if (!picture) return;
  const dialog = document.createElement("dialog");
  dialog.className = "zoom-dialog";
  dialog.setAttribute("aria-label", event.currentTarget.getAttribute("aria-label") ?? "");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "button";
  close.textContent = "Close";
  dialog.append(picture.cloneNode(true), close);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
