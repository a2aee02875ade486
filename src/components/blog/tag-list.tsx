import { SiteLink } from "../ui/site-link";

/** The tags of a post. */
export function TagList({ tags }: { tags: ReadonlyArray<{ label: string; permalink: string }> }) {
  if (tags.length === 0) return null;
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag.permalink}>
          <SiteLink className="tag" rel="tag" href={tag.permalink}>
            {tag.label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
