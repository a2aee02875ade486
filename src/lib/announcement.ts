import { readStored, writeStored } from "./storage";

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
