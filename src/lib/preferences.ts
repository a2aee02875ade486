/** Reads a value from local storage. A failure is logged and ignored. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be read from local storage.`, error);
    return null;
  }
}

/** Writes a value to local storage. A failure is logged and ignored. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`"${key}" could not be written to local storage.`, error);
  }
}

/** Removes a value from local storage. A failure is logged and ignored. */
function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be removed from local storage.`, error);
  }
}

/** The color modes of the site. */
export type ColorMode = "light" | "dark";

/** Key in local storage. */
export const COLOR_MODE_KEY = "theme";

/** Returns the color mode that the page shows. Storage may have refused it. */
export function shownColorMode(): ColorMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** Applies and stores a color mode. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  writeStored(COLOR_MODE_KEY, mode);
}

/** Applies a color mode. */
export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}

/** Keys in local storage: id of the last announcement, and a mark if it was closed. */
export const ANNOUNCEMENT_KEYS = {
  id: "docusaurus.announcement.id",
  dismissed: "docusaurus.announcement.dismiss",
} as const;

/** Returns whether the reader closed an announcement. */
export function isDismissed(id: string): boolean {
  return (
    readStored(ANNOUNCEMENT_KEYS.id) === id && readStored(ANNOUNCEMENT_KEYS.dismissed) === "true"
  );
}

/** Stores that the reader closed an announcement. */
export function dismissAnnouncement(id: string): void {
  writeStored(ANNOUNCEMENT_KEYS.id, id);
  writeStored(ANNOUNCEMENT_KEYS.dismissed, "true");
}

/** Returns the key in local storage. Each docs plugin has its own. */
function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/**
 * Returns the version of the docs that the reader chose last. A version that no longer exists is
 * removed.
 *
 * @param known names of the versions that exist
 */
export function readPreferredVersion(pluginId: string, known: readonly string[]): string | null {
  const key = preferredVersionKey(pluginId);
  const stored = readStored(key);
  if (stored === null || known.includes(stored)) return stored;
  removeStored(key);
  return null;
}

/** Stores the version that the reader chose. */
export function writePreferredVersion(pluginId: string, version: string): void {
  writeStored(preferredVersionKey(pluginId), version);
}
