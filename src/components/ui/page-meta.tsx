import { formatDay } from "../../lib/dates";
import { useSite } from "../layout/use-site";
import { CopyButton } from "./copy-button";
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

/** Leads to the page in Markdown, and copies it: for notes, and for a talk with a language model. */
export function MarkdownLinks({ permalink }: { permalink: string }) {
  const address = `${permalink}.md`;
  return (
    <p className="markdown-links">
      <a href={address} type="text/markdown">
        View as Markdown
      </a>{" "}
      <CopyButton
        label="Copy as Markdown"
        className="markdown-copy"
        read={() => fetchText(address)}
      />
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
