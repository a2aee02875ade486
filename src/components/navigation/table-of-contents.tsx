import { useEffect, useRef } from "react";
import { useActiveHeading } from "../../hooks/use-active-heading";
import { shownHeadings } from "../../lib/shown-headings";
import type { PageContents } from "../../lib/shown-headings";
import { TocList } from "./toc-list";

/** The headings of a page in a column beside it, where the window is wide. */
export function TableOfContents({ page }: { page: PageContents }) {
  const headings = shownHeadings(page);
  const active = useActiveHeading(headings);
  const column = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active heading is what moves the list.
  useEffect(() => {
    const link = column.current?.querySelector<HTMLElement>("[aria-current]");
    // A list that is longer than the window keeps the active heading in its middle.
    if (link && column.current) column.current.scrollTop = link.offsetTop - innerHeight / 3;
  }, [active]);
  if (headings.length === 0) return null;
  return (
    <nav ref={column} className="toc toc-column" aria-label="On this page">
      <p className="toc-title">On this page</p>
      <TocList headings={headings} active={active} />
    </nav>
  );
}
