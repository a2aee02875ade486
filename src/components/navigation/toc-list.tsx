import type { TocHeading } from "../../lib/shown-headings";

interface TocListProps {
  headings: readonly TocHeading[];
  /** Id of the heading whose section is being read. */
  active: string | undefined;
}

/** Links to the headings of a page. */
export function TocList({ headings, active }: TocListProps) {
  return (
    <ul className="toc-list">
      {headings.map(({ depth, text, id }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} {...(id === active ? { "aria-current": "location" as const } : {})}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
