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

/** Tags with so many pages or posts are listed first. */
const OFTEN = 10;

/** A page of all tags, those with the most pages or posts first, each with its number and a bar. */
export function TagsPage({ lead, tags }: { lead: string; tags: readonly CountedTag[] }) {
  const sorted = [...tags].sort(
    (a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"),
  );
  const most = sorted[0]?.count ?? 1;
  const often = sorted.filter(({ count }) => count >= OFTEN);
  const others = sorted.filter(({ count }) => count < OFTEN);
  const hasBoth = often.length > 0 && others.length > 0;
  return (
    <div className="page-listing">
      <header className="listing-head">
        <h1>Tags</h1>
        <p className="lead">{lead}</p>
      </header>
      {[often, others].map((group) =>
        group.length > 0 ? (
          <section key={group === often ? "often" : "others"}>
            {hasBoth ? (
              <h2>{group === often ? `${OFTEN} or more` : `Fewer than ${OFTEN}`}</h2>
            ) : null}
            <ul className="tags tag-rows">
              {group.map(({ label, permalink, count }) => (
                <li key={permalink}>
                  <SiteLink rel="tag" href={permalink}>
                    <span>{label}</span>
                    <span className="tag-count">{count}</span>
                    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                      <rect width={(100 * count) / most} height="6" rx="1" />
                    </svg>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  );
}
