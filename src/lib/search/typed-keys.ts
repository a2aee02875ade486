/** What is looked at of a key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Whether a key opens the search: `/` outside of fields, Ctrl+K and ⌘K everywhere. */
export function opensSearch(event: PressedKey, isTyping: boolean): boolean {
  if (event.key.toLowerCase() === "k") return event.metaKey || event.ctrlKey;
  return event.key === "/" && !isTyping;
}

/**
 * Adds a key to text that is typed before there is a field for it.
 *
 * @returns undefined for a key that types nothing
 */
export function typeKey(text: string, event: PressedKey): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Backspace") return text.slice(0, -1);
  return event.key.length === 1 ? text + event.key : undefined;
}
