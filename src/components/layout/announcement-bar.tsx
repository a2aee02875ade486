import { useEffect, useState } from "react";
import { dismissAnnouncement, isDismissed } from "../../lib/announcement";
import { SiteLink } from "../ui/site-link";
import type { FrameSettings } from "./use-site";

/** One line above everything, until the reader closes it. */
export function AnnouncementBar({ announcement }: { announcement: FrameSettings["announcement"] }) {
  const [isClosed, setClosed] = useState(false);
  const id = announcement?.id;
  useEffect(() => {
    if (id) setClosed(isDismissed(id));
  }, [id]);
  if (!announcement || isClosed) return null;
  const { text, link, closeable } = announcement;
  const close = () => {
    dismissAnnouncement(announcement.id);
    setClosed(true);
  };
  return (
    <section className="announcement" data-announcement={announcement.id} aria-label="Announcement">
      <p>
        {text} {link ? <SiteLink href={link.to ?? link.href ?? "/"}>{link.label}</SiteLink> : null}
      </p>
      {closeable ? (
        <button
          type="button"
          className="icon-button"
          data-client=""
          aria-label="Close the announcement"
          onClick={close}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M6 6l8 8M14 6l-8 8" />
          </svg>
        </button>
      ) : null}
    </section>
  );
}
