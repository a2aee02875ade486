import { formatDay } from "../../lib/dates";
import { useSite } from "../layout/use-site";
import { SiteLink } from "./site-link";

interface PageMetaProps {
  lastUpdate: { readonly date: string | null; readonly author: string | null } | null;
  /** The page's own file, as the site's settings append it to their `editUrl`. */
  file?: string;
  /** The page's own address for edits: empty for none, null for the site's. */
  editUrl?: string | null;
}

/** Where a page can be edited, and when it was last changed. */
export function PageMeta({ lastUpdate, file, editUrl }: PageMetaProps) {
  const base = useSite().settings.editUrl;
  const address = editUrl ?? (base && file && `${base.replace(/\/$/, "")}/${file}`);
  const { date, author } = lastUpdate ?? {};
  if (!date && !author && !address) return null;
  return (
    <div className="page-meta">
      {address ? <SiteLink href={address}>Edit this page</SiteLink> : null}
      {date || author ? (
        <span>
          Last updated
          {date ? (
            <>
              {" on "}
              <time dateTime={date}>{formatDay(date)}</time>
            </>
          ) : null}
          {author ? ` by ${author}` : null}
        </span>
      ) : null}
    </div>
  );
}
