import { toHref, toUrl } from "../../lib/addresses";
import { formatDay } from "../../lib/dates";
import { markdownPath } from "../../lib/paths";
import type { FrameSettings } from "../layout/use-site";
import { useSite } from "../layout/use-site";
import { CopyButton } from "./copy-button";
import { SiteLink } from "./site-link";

interface PageMetaProps {
  title: string;
  permalink: string;
  lastUpdate: { readonly date: string | null; readonly author: string | null } | null;
  /** Path of the page's file, for the `editUrl` of the site's settings. */
  file?: string;
  /** The page's own edit address: empty for none, null for the site's. */
  editUrl?: string | null;
}

/** Links to edit and to report on a page, and when and by whom it was last changed. */
export function PageMeta({ title, permalink, lastUpdate, file, editUrl }: PageMetaProps) {
  const { settings } = useSite();
  const { feedbackUrl, url } = settings;
  const feedback = feedbackUrl
    ?.replaceAll("{title}", encodeURIComponent(title))
    .replaceAll("{url}", encodeURIComponent(toUrl(permalink, url)));
  const address = editUrl ?? (file && siteEditUrl(file, settings));
  const { date, author } = lastUpdate ?? {};
  if (!date && !author && !address && !feedback) return null;
  return (
    <div className="page-meta">
      {address ? <SiteLink href={address}>Edit this page</SiteLink> : null}
      {feedback ? <SiteLink href={feedback}>Was this page helpful?</SiteLink> : null}
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

/** Returns where a file is edited, by the site's settings. */
function siteEditUrl(file: string, { editUrl, editUrls, file: settingsFile }: FrameSettings) {
  const path = file.slice(settingsFile.lastIndexOf("/") + 1);
  const [rule] = editUrls
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((a, b) => b.folder.length - a.folder.length);
  if (rule) return rule.url.replace("{path}", () => path.slice(rule.folder.length + 1));
  if (!editUrl || editUrl.includes("{path}")) return editUrl?.replace("{path}", path);
  return `${editUrl.replace(/\/$/, "")}/${file}`;
}

/** Copies the Markdown export of the page, and links to it. */
export function MarkdownLinks({ permalink }: { permalink: string }) {
  const address = toHref(markdownPath(permalink));
  return (
    <p className="markdown-links">
      <CopyButton label="Copy page" className="markdown-copy" read={() => fetchText(address)} />{" "}
      <a href={address} type="text/markdown">
        View as Markdown
      </a>
    </p>
  );
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok || type.includes("html")) {
    throw new Error(`${address} has status ${response.status} and type "${type}".`);
  }
  return response.text();
}
