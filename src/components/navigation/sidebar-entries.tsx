import type { MouseEvent, ReactNode, RefObject } from "react";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { withHrefs } from "../../lib/addresses";
import { prefersReducedMotion } from "../../lib/dom";
import type { NavCategory, NavItem, NavLink } from "../../lib/navigation";
import { containsPage, isVisible } from "../../lib/navigation";
import { MethodLabel } from "../ui/method-label";
import { SiteLink } from "../ui/site-link";

interface SidebarProps {
  items: readonly NavItem[];
  /** Address of the current page. */
  current: string;
}

/** A list of entries with everything below them. */
export function SidebarList({ items, current }: SidebarProps) {
  const markupOf = useContext(EntryMarkup);
  if (markupOf) {
    const html = items.map((item) => markupOf(item, current)).join("");
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the same entries as below.
    return <ul className="sidebar-list" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <ul className="sidebar-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sidebar never changes its order.
        <SidebarEntry key={index} item={item} current={current} />
      ))}
    </ul>
  );
}

/** An entry of a sidebar with everything below it. */
export function SidebarEntry({ item, current }: { item: NavItem; current: string }) {
  if (!isVisible(item, current)) return null;
  return (
    <li className={item.className} {...htmlOf(item)}>
      {item.type === "link" ? (
        <SidebarLink item={item} current={current} />
      ) : item.type === "category" ? (
        <SidebarCategory item={item} current={current}>
          <SidebarList items={item.items} current={current} />
        </SidebarCategory>
      ) : undefined}
    </li>
  );
}

/** Returns the props of an entry that is written in HTML. */
export function htmlOf(item: NavItem) {
  return item.type === "html" ? { dangerouslySetInnerHTML: { __html: withHrefs(item.value) } } : {};
}

/** A link of a sidebar. */
export function SidebarLink({ item, current }: { item: NavLink; current: string }) {
  return (
    <SiteLink
      className="sidebar-link"
      href={item.permalink}
      {...(item.permalink === current ? { "aria-current": "page" as const } : {})}
    >
      {item.method ? <MethodLabel method={item.method} isWebhook={item.isWebhook} /> : null}
      <span className={item.deprecated ? "is-deprecated" : undefined}>{item.label}</span>
    </SiteLink>
  );
}

/** Returns the HTML of an entry. Only the server has it. */
export const EntryMarkup = createContext<((item: NavItem, current: string) => string) | undefined>(
  undefined,
);

interface SidebarCategoryProps {
  item: NavCategory;
  /** Address of the current page. */
  current: string;
  /** The list of its entries. */
  children: ReactNode;
}

/**
 * A category as a native disclosure. A category with its own page is a link next to the disclosure,
 * because a control may not contain a link.
 */
function SidebarCategory({ item, current, children }: SidebarCategoryProps) {
  const containsCurrent = containsPage(item, current);
  const folding = useFolding(containsCurrent, containsCurrent || !item.collapsed);
  const { permalink } = item;
  return (
    <>
      {permalink ? (
        <SiteLink
          className="sidebar-link sidebar-category-link"
          href={permalink}
          {...(permalink === current ? { "aria-current": "page" as const } : {})}
        >
          {item.label}
        </SiteLink>
      ) : null}
      <details
        ref={folding.ref}
        className={permalink ? "sidebar-category is-linked" : "sidebar-category"}
        open={folding.isInitiallyOpen}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary onClick={folding.onSummaryClick}>
          <span className={permalink ? "visually-hidden" : undefined}>
            {permalink ? `Pages of ${item.label}` : item.label}
          </span>
        </summary>
        {children}
      </details>
    </>
  );
}

/** Props for a `details` element that folds. */
interface Folding {
  ref: RefObject<HTMLDetailsElement>;
  /** Never changes. Only the element knows whether it is open now. */
  isInitiallyOpen: boolean;
  /** Handles clicks on the summary. */
  onSummaryClick: (event: MouseEvent) => void;
}

/**
 * Animates a native `details` element. The element itself stores whether it is open, so what the
 * reader folded before hydration stays folded.
 *
 * @param mustOpen opens it when it becomes true. Only the reader closes it
 */
export function useFolding(mustOpen: boolean, isOpen: boolean): Folding {
  const ref = useRef<HTMLDetailsElement>(null);
  const isFirst = useRef(true);
  const [isInitiallyOpen] = useState(isOpen);
  useEffect(() => {
    if (mustOpen && !isFirst.current && ref.current) ref.current.open = true;
    isFirst.current = false;
  }, [mustOpen]);

  const onSummaryClick = (event: MouseEvent) => {
    const details = ref.current;
    const content = details?.querySelector<HTMLElement>(":scope > :not(summary)");
    const isLink = (event.target as Element).closest("a") !== null;
    if (!details || !content || isLink || prefersReducedMotion()) return;
    event.preventDefault();
    fold(details, content);
  };
  return { ref, isInitiallyOpen, onSummaryClick };
}

function fold(details: HTMLDetailsElement, content: HTMLElement): void {
  const isOpening = !details.open || details.dataset.folding === "closing";
  for (const animation of content.getAnimations()) animation.cancel();
  details.dataset.folding = isOpening ? "opening" : "closing";
  details.open = true;
  const height = content.offsetHeight;
  const frames = [
    { height: "0", opacity: 0, overflow: "clip" },
    { height: `${height}px`, opacity: 1, overflow: "clip" },
  ];
  const animation = content.animate(isOpening ? frames : frames.reverse(), {
    duration: foldingDuration(height),
    easing: "ease-out",
  });
  animation.onfinish = () => {
    delete details.dataset.folding;
    details.open = isOpening;
  };
}

/**
 * Returns the duration of folding in milliseconds. It grows with the square root of the height, up to
 * 300 ms.
 *
 * @param height in CSS pixels
 */
export function foldingDuration(height: number): number {
  return Math.round(Math.min(120 + 6 * Math.sqrt(Math.max(height, 0)), 300));
}
