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
