import type { NavigationLink } from "../../lib/navigation";
import { Breakable } from "../ui/breakable";
import { MarkdownLinks } from "../ui/page-meta";
import { SiteLink } from "../ui/site-link";

interface BreadcrumbsProps {
  ancestors: readonly NavigationLink[];
  /** Name of the page itself. */
  current: string;
}

type PageTopProps = BreadcrumbsProps & {
  /** Label of the part of the site, for a page that no category contains. */
  area?: string | null | undefined;
  markdown?: string | undefined;
};

/** The line above the title: links to the categories that contain the page, and to its Markdown export. */
export function PageTop({ area, markdown, ...breadcrumbs }: PageTopProps) {
  return (
    <div className="page-top">
      {breadcrumbs.ancestors.length > 0 ? (
        <Breadcrumbs {...breadcrumbs} />
      ) : (
        <span className="breadcrumbs">{area}</span>
      )}
      {markdown ? <MarkdownLinks permalink={markdown} /> : null}
    </div>
  );
}

/** Links to the categories that contain the page, outermost first. */
function Breadcrumbs({ ancestors, current }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {ancestors.map(({ label, permalink }) => (
          <li key={label}>{permalink ? <SiteLink href={permalink}>{label}</SiteLink> : label}</li>
        ))}
        <li aria-current="page">
          <Breakable text={current} />
        </li>
      </ol>
    </nav>
  );
}

interface PagerProps {
  /** Name of the landmark. */
  label: string;
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** Labels above the names of the neighbors; empty for arrows beside them. */
  previousWord?: string;
  nextWord?: string;
}

/** Links to the previous and next page. */
export function Pager({
  label,
  previous,
  next,
  previousWord = "Previous",
  nextWord = "Next",
}: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous?.permalink ? (
        <SiteLink className="pager-link pager-previous" rel="prev" href={previous.permalink}>
          {previousWord ? <span className="pager-word">{previousWord}</span> : null}
          <span className="pager-label">{previous.label}</span>
        </SiteLink>
      ) : null}
      {next?.permalink ? (
        <SiteLink className="pager-link pager-next" rel="next" href={next.permalink}>
          {nextWord ? <span className="pager-word">{nextWord}</span> : null}
          <span className="pager-label">{next.label}</span>
        </SiteLink>
      ) : null}
    </nav>
  );
}
