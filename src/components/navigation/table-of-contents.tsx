import { useActiveHeading } from "../../hooks/use-active-heading";

/** A heading as the table of contents shows it. */
export interface TocHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

interface TableOfContentsProps {
  headings: readonly TocHeading[];
  minLevel: number;
  maxLevel: number;
}

/** The headings of a page: a column beside wide pages, a disclosure above narrow ones. */
export function TableOfContents({ headings, minLevel, maxLevel }: TableOfContentsProps) {
  const shown = headings.filter(({ depth }) => depth >= minLevel && depth <= maxLevel);
  const active = useActiveHeading(shown);
  if (shown.length === 0) return null;
  return (
    <aside className="toc">
      <details className="toc-disclosure">
        <summary>On this page</summary>
        <TocList headings={shown} active={active} />
      </details>
      <nav className="toc-column" aria-label="On this page">
        <p className="toc-title">On this page</p>
        <TocList headings={shown} active={active} />
      </nav>
    </aside>
  );
}

function TocList({
  headings,
  active,
}: {
  headings: readonly TocHeading[];
  active: string | undefined;
}) {
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
