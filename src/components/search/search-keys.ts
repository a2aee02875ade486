type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">;

/** Returns whether the reader types into an element. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input,textarea,select"))
  );
}

/** Returns whether a key opens the search: `/` outside of fields, Ctrl+K and ⌘K everywhere. */
export function opensSearch(event: PressedKey, isTyping: boolean): boolean {
  if (event.key.toLowerCase() === "k") return event.metaKey || event.ctrlKey;
  return event.key === "/" && !isTyping;
}
