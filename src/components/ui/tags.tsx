import { SiteLink } from "./site-link";

interface TagListProps {
  tags: ReadonlyArray<{ label: string; permalink: string; description?: string | null }>;
}

/** The tags of a page or post. */
export function TagList({ tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <SiteLink
            className="tag"
            rel="tag"
            href={tag.permalink}
            title={tag.description ?? undefined}
          >
            {tag.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

interface CountedTag {
  label: string;
  permalink: string;
  count: number;
}

/** A page of all tags, with the number of pages or posts for each. */
export function TagsPage({ lead, tags }: { lead: string; tags: readonly CountedTag[] }) {
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"));
  return (
    <div className="page-listing">
      <header className="listing-head">
        <h1>Tags</h1>
        <p className="lead">{lead}</p>
      </header>
      <ul className="tags">
        {sorted.map(({ label, permalink, count }) => (
          <li key={permalink}>
            <SiteLink className="tag" rel="tag" href={permalink}>
              {label} <span className="tag-count">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
