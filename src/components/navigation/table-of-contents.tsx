import type { MouseEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { Breakable } from "../ui/breakable";

/** The headings of a page in a column beside it, in wide windows. */
export function TableOfContents({ page }: { page: PageContents }) {
  const headings = shownHeadings(page);
  const active = useActiveHeading(headings);
  const column = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active heading is what moves the list.
  useEffect(() => {
    const link = column.current?.querySelector<HTMLElement>("[aria-current]");
    // Keeps the active heading in view in lists that are longer than the window.
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

/**
 * The headings of a page in a disclosure below the title, in narrow windows. Its label is sticky
 * and shows the current section.
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

/** Closes the list, which covers the section that the reader chose. */
function closeAfterChoice(event: MouseEvent<HTMLDetailsElement>): void {
  if ((event.target as Element).closest("a")) event.currentTarget.open = false;
}

interface TocListProps {
  headings: readonly TocHeading[];
  /** Id of the heading of the current section. */
  active: string | undefined;
}

/** Links to the headings of a page. */
function TocList({ headings, active }: TocListProps) {
  return (
    <ul className="toc-list">
      {headings.map(({ depth, text, id }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} {...(id === active ? { "aria-current": "location" as const } : {})}>
            <Breakable text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A heading in the table of contents. */
export interface TocHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

/** Headings of a page and settings of its table of contents. */
export interface PageContents {
  readonly headings: readonly TocHeading[];
  readonly hideTableOfContents: boolean;
  readonly tocMinHeadingLevel: number;
  readonly tocMaxHeadingLevel: number;
}

/** Returns the headings that the table of contents shows; none if the writer disabled it. */
export function shownHeadings(page: PageContents): TocHeading[] {
  const { headings, tocMinHeadingLevel: min, tocMaxHeadingLevel: max } = page;
  if (page.hideTableOfContents) return [];
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}

/** Height that the navbar can cover, in CSS pixels. */
const NAVBAR_HEIGHT = 64;

/**
 * Returns the id of the heading of the current section: the first one below the navbar if it is in
 * the upper half of the window, otherwise the one before it.
 */
function useActiveHeading(headings: ReadonlyArray<{ id: string }>): string | undefined {
  const [active, setActive] = useState<string>();
  const key = headings.map(({ id }) => id).join(" ");
  useEffect(() => {
    const elements = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => setActive(findActive(elements)?.id);
    update();
    addEventListener("scroll", update, { passive: true });
    addEventListener("resize", update);
    return () => {
      removeEventListener("scroll", update);
      removeEventListener("resize", update);
    };
  }, [key]);
  return active;
}

function findActive(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const index = elements.findIndex(
    (element) => element.getBoundingClientRect().top >= NAVBAR_HEIGHT,
  );
  if (index < 0) return elements[elements.length - 1];
  const below = elements[index];
  const isNear = below && below.getBoundingClientRect().top < innerHeight / 2;
  return isNear ? below : elements[index - 1];
}
