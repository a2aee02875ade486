import { formatDay } from "../../lib/dates";
import { useSite } from "../layout/use-site";
import { SiteLink } from "./site-link";

interface PageMetaProps {
  lastUpdate: { readonly date: string | null; readonly author: string | null } | null;
  /** The page's own file, as the site's settings append it to their `editUrl`. */
  file?: string;
}

/** Where a page can be edited, and when it was last changed. */
export function PageMeta({ lastUpdate, file }: PageMetaProps) {
  const { editUrl } = useSite().settings;
  const canEdit = editUrl && file;
  const { date, author } = lastUpdate ?? {};
  if (!date && !author && !canEdit) return null;
  return (
    <div className="page-meta">
      {canEdit ? (
        <SiteLink href={`${editUrl.replace(/\/$/, "")}/${file}`}>Edit this page</SiteLink>
      ) : null}
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
