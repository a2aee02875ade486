/**
 * Reads a stored choice. Storage may be full, forbidden or absent: that is logged, and the site goes
 * on without it.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be read from local storage.`, error);
    return null;
  }
}

/** Stores a choice; a failure is logged and ignored. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`"${key}" could not be written to local storage.`, error);
  }
}

/** Forgets a stored choice; a failure is logged and ignored. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn(`"${key}" could not be removed from local storage.`, error);
  }
}

/** The two looks of the site. */
export type ColorMode = "light" | "dark";

/** Key in local storage. */
export const COLOR_MODE_KEY = "theme";

/** The stored mode. Light until the reader chooses; the system's preference is not followed. */
export function readColorMode(): ColorMode {
  return readStored(COLOR_MODE_KEY) === "dark" ? "dark" : "light";
}

/** Shows a mode and remembers it. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  writeStored(COLOR_MODE_KEY, mode);
}

/** Shows a mode. */
export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}

/** Keys in local storage: the announcement that was closed last, and that it was. */
export const ANNOUNCEMENT_KEYS = {
  id: "docusaurus.announcement.id",
  dismissed: "docusaurus.announcement.dismiss",
} as const;

/** Whether the reader closed this announcement. A new one has not been closed. */
export function isDismissed(id: string): boolean {
  return (
    readStored(ANNOUNCEMENT_KEYS.id) === id && readStored(ANNOUNCEMENT_KEYS.dismissed) === "true"
  );
}

/** Remembers that the reader closed an announcement. */
export function dismissAnnouncement(id: string): void {
  writeStored(ANNOUNCEMENT_KEYS.id, id);
  writeStored(ANNOUNCEMENT_KEYS.dismissed, "true");
}

/** Key in local storage: every docs plugin keeps a choice of its own. */
function preferredVersionKey(pluginId: string): string {
  return `docs-preferred-version-${pluginId}`;
}

/**
 * The version of the docs that the reader chose last. A name that no version has any more is
 * forgotten.
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

/** Remembers the version that the reader chose. */
export function writePreferredVersion(pluginId: string, version: string): void {
  writeStored(preferredVersionKey(pluginId), version);
}
