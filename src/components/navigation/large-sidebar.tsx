import type { MouseEvent } from "react";
import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { toHref } from "../../lib/addresses";
import type { NavCategory, NavItem } from "../../lib/navigation";
import { containsPage, firstPermalink, isVisible, placeOf } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";
import { htmlOf, SidebarLink, useFolding } from "./sidebar-entries";

interface LargeSidebarProps {
  /** Top-level entries, without what is below them. */
  outline: readonly NavItem[];
  /** Address of the file with all entries. */
  file: string;
  /** Address of the open page. */
  current: string;
}

/**
 * Returns all entries of a large sidebar by the address of its file. Only the server has it: the
 * browser loads the file.
 */
export const SidebarEntries = createContext<((file: string) => readonly NavItem[]) | undefined>(
  undefined,
);

/** Lists with more entries show only those around the current page. */
const MAX_LIST = 40;
const AROUND_CURRENT = 15;

/** Paths that the reader has opened: categories, and lists shown completely. */
const OpenedPaths = createContext<ReadonlySet<string>>(new Set());

/**
 * A sidebar with too many entries for every page. The HTML has the branch of the page and links to
 * the other categories. When the reader opens one of those or goes to another page, the entries are
 * loaded from a file, once. Until then React leaves the HTML from the server as it is.
 */
export function LargeSidebar({ outline, file, current }: LargeSidebarProps) {
  const onServer = useContext(SidebarEntries)?.(file);
  const nav = useRef<HTMLElement>(null);
  const firstPage = useRef(current);
  const [keepsHtml, setKeepsHtml] = useState(
    () => !onServer && document.querySelector(`nav[data-entries="${file}"]`) !== null,
  );
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const clicked = useRef<{ path: string; href: string | null }>();
  const { entries, status, load } = useEntries(file);
  const items = onServer ?? entries ?? outline;

  const isOtherPage = current !== firstPage.current;
  useEffect(() => {
    if (!keepsHtml || isOtherPage) load();
  }, [keepsHtml, isOtherPage, load]);
  useEffect(() => {
    if (!keepsHtml || (!entries && !(status === "failed" && isOtherPage))) return;
    setOpened(
      new Set([...openPaths(nav.current), ...(clicked.current ? [clicked.current.path] : [])]),
    );
    setKeepsHtml(false);
  }, [keepsHtml, entries, status, isOtherPage]);
  // The control that was clicked has been replaced by one that looks the same.
  useEffect(() => {
    if (keepsHtml || !clicked.current) return;
    const { path, href } = clicked.current;
    const control = href ? `a[href="${href}"]` : `[data-path="${path}"] > summary`;
    nav.current?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
    clicked.current = undefined;
  }, [keepsHtml]);

  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest("[data-remote] > summary, .sidebar-more > a");
    const path = control?.parentElement?.dataset.path;
    if (!keepsHtml || !path || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The menu around the sidebar closes at the click on a link.
    event.stopPropagation();
    clicked.current = { path, href: control.getAttribute("href") };
    load();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link or summary is a click.
    <nav
      ref={nav}
      className="sidebar-nav"
      aria-label="Docs sidebar"
      aria-busy={status === "loading" || undefined}
      data-entries={file}
      onClick={onClick}
    >
      {status === "failed" ? (
        <p className="sidebar-failure" role="alert">
          The other pages could not be loaded.{" "}
          <button type="button" onClick={load}>
            Try again
          </button>
        </p>
      ) : null}
      {keepsHtml ? (
        <ul
          key="html"
          className="sidebar-list"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: keeps the HTML that is there.
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      ) : (
        <OpenedPaths.Provider value={opened}>
          <LargeList items={items} path="" current={placeOf(items, current)} />
        </OpenedPaths.Provider>
      )}
    </nav>
  );
}

/** Loads the entries when it is asked to. */
function useEntries(file: string) {
  const [entries, setEntries] = useState<readonly NavItem[]>();
  const [status, setStatus] = useState<"idle" | "loading" | "loaded" | "failed">("idle");
  const isLoading = useRef(false);
  const load = useCallback(() => {
    if (isLoading.current) return;
    isLoading.current = true;
    setStatus("loading");
    fetchEntries(file).then(
      (loaded) => {
        setEntries(loaded);
        setStatus("loaded");
      },
      (error: unknown) => {
        console.warn("The sidebar could not be loaded.", error);
        isLoading.current = false;
        setStatus("failed");
      },
    );
  }, [file]);
  return { entries, status, load };
}

async function fetchEntries(file: string): Promise<NavItem[]> {
  const response = await fetch(toHref(file));
  if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
  return response.json() as Promise<NavItem[]>;
}

function openPaths(nav: HTMLElement | null): string[] {
  const open = nav?.querySelectorAll<HTMLElement>("details[open][data-path]") ?? [];
  return [...open].flatMap(({ dataset }) => dataset.path ?? []);
}

interface LargeListProps {
  items: readonly NavItem[];
  /** Positions of the categories around the list: `2/0`. */
  path: string;
  current: string;
}

/** A list of entries; of a long one the entries around the current page. */
function LargeList({ items, path, current }: LargeListProps) {
  const [isWhole, setWhole] = useState(useContext(OpenedPaths).has(`${path}/*`));
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<string>();
  useEffect(() => {
    if (!isWhole || !toFocus.current) return;
    list.current?.querySelector<HTMLElement>(`a[href="${toFocus.current}"]`)?.focus();
    toFocus.current = undefined;
  }, [isWhole]);
  const shown = items
    .map((item, index) => ({ item, path: path === "" ? `${index}` : `${path}/${index}` }))
    .filter(({ item }) => isVisible(item, current));
  const center = shown.findIndex(({ item }) => containsPage(item, current));
  const isCut = shown.length > MAX_LIST && !isWhole;
  const start = isCut ? Math.max(0, center - AROUND_CURRENT) : 0;
  const end = isCut ? Math.max(0, center) + AROUND_CURRENT + 1 : shown.length;
  const rest = (hidden: typeof shown) => (
    <MoreEntries
      items={hidden.map(({ item }) => item)}
      path={`${path}/*`}
      onOpen={(href) => {
        toFocus.current = href;
        setWhole(true);
      }}
    />
  );
  return (
    <ul ref={list} className="sidebar-list">
      {rest(shown.slice(0, start))}
      {shown.slice(start, end).map((entry) => (
        <li key={entry.path} className={entry.item.className} {...htmlOf(entry.item)}>
          {entry.item.type === "link" ? (
            <SidebarLink item={entry.item} current={current} />
          ) : entry.item.type === "category" ? (
            <LargeCategory item={entry.item} path={entry.path} current={current} />
          ) : undefined}
        </li>
      ))}
      {rest(shown.slice(end))}
    </ul>
  );
}

interface MoreEntriesProps {
  items: readonly NavItem[];
  path: string;
  /** Called with the `href` of the link that was clicked. */
  onOpen: (href: string) => void;
}

/** Renders a link to the first of the entries that a long list leaves out. */
function MoreEntries({ items, path, onOpen }: MoreEntriesProps) {
  const first = firstPermalink(items);
  if (!first) return null;
  return (
    <li className="sidebar-more" data-path={path}>
      <SiteLink
        className="sidebar-link"
        href={first}
        onClick={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onOpen(event.currentTarget.getAttribute("href") ?? first);
        }}
      >
        {items.length} more
      </SiteLink>
    </li>
  );
}

/**
 * A category as a link to its page, or the first page in it, with a control that opens it. Its
 * entries are rendered once they are needed.
 */
function LargeCategory({
  item,
  path,
  current,
}: Omit<LargeListProps, "items"> & { item: NavCategory }) {
  const containsCurrent = containsPage(item, current);
  const wasOpen = useContext(OpenedPaths).has(path);
  const folding = useFolding(containsCurrent, containsCurrent || wasOpen);
  const [wasOpened, setOpened] = useState(folding.isInitiallyOpen);
  const hasEntries = wasOpened || containsCurrent;
  const href = item.permalink ?? firstPermalink(item.items);
  return (
    <>
      {href ? (
        <SiteLink
          className="sidebar-link sidebar-category-link"
          href={href}
          {...(item.permalink === current ? { "aria-current": "page" as const } : {})}
        >
          {item.label}
        </SiteLink>
      ) : (
        <span className="sidebar-link sidebar-category-link">{item.label}</span>
      )}
      <details
        ref={folding.ref}
        className="sidebar-category is-linked"
        open={folding.isInitiallyOpen}
        data-path={path}
        {...(hasEntries ? {} : { "data-remote": "" })}
        onToggle={(event) => {
          if (event.currentTarget.open) setOpened(true);
        }}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control. */}
        <summary
          aria-label={`Pages of ${item.label}`}
          onClick={folding.onSummaryClick}
          {...(hasEntries ? {} : { "data-client": "" })}
        />
        {hasEntries ? <LargeList items={item.items} path={path} current={current} /> : null}
      </details>
    </>
  );
}
