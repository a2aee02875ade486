import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
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
  const column = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active heading is what moves the list.
  useEffect(() => {
    const link = column.current?.querySelector<HTMLElement>("[aria-current]");
    // A list that is longer than the window keeps the active heading in its middle.
    if (link && column.current) column.current.scrollTop = link.offsetTop - innerHeight / 3;
  }, [active]);
  if (shown.length === 0) return null;
  return (
    <div className="toc">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click. */}
      <details className="toc-disclosure" onClick={closeAfterChoice}>
        <summary>On this page</summary>
        <TocList headings={shown} active={active} />
      </details>
      <nav ref={column} className="toc-column" aria-label="On this page">
        <p className="toc-title">On this page</p>
        <TocList headings={shown} active={active} />
      </nav>
    </div>
  );
}

/** The disclosure covers what the reader chose to see. */
function closeAfterChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if ((event.target as Element).closest("a")) event.currentTarget.open = false;
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
