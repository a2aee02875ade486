import { formatDay } from "../../lib/dates";

interface PageMetaProps {
  lastUpdate: { readonly date: string | null; readonly author: string | null } | null;
}

/** When a page was last changed. */
export function PageMeta({ lastUpdate }: PageMetaProps) {
  if (!lastUpdate?.date) return null;
  return (
    <p className="page-meta">
      Last updated on <time dateTime={lastUpdate.date}>{formatDay(lastUpdate.date)}</time>
      {lastUpdate.author ? ` by ${lastUpdate.author}` : ""}
    </p>
  );
}
