export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

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

/**
 * Returns text with a key added that was typed before there was a field, or `undefined` for a key
 * that types nothing.
 */
export function typeKey(text: string, event: PressedKey): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Backspace") return text.slice(0, -1);
  return event.key.length === 1 ? text + event.key : undefined;
}
