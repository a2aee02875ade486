import type { MouseEvent } from "react";
import { useActiveHeading } from "../../hooks/use-active-heading";
import { shownHeadings } from "../../lib/shown-headings";
import type { PageContents } from "../../lib/shown-headings";
import { TocList } from "./toc-list";

/**
 * The headings of a page behind a label, under the title, where the window is narrow. The label
 * stays in sight and names the section that is being read.
 */
export function ContentsDisclosure({ page }: { page: PageContents }) {
  const headings = shownHeadings(page);
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  return (
    <nav className="toc toc-disclosure" aria-label="On this page">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click. */}
      <details onClick={closeAfterChoice}>
        <summary>
          <span>On this page</span>
          <span className="toc-current">{headings.find(({ id }) => id === active)?.text}</span>
        </summary>
        <TocList headings={headings} active={active} />
      </details>
    </nav>
  );
}

/** The list covers what the reader chose to see. */
function closeAfterChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if ((event.target as Element).closest("a")) event.currentTarget.open = false;
}
