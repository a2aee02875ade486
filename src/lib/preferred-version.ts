import { readStored, removeStored, writeStored } from "./storage";

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
