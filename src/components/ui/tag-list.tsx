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
