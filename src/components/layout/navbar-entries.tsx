import type { NavItem } from "../../lib/navigation";
import { firstPermalink, navbarLinks } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";
import type { FrameSettings } from "./use-site";

/** Data of the navbar's entries. */
export interface EntriesProps {
  settings: FrameSettings;
  sidebars: ReadonlyMap<string, NavItem[]>;
  /** Address of the open page. */
  current: string;
  /** Name of the sidebar that contains the page. */
  sidebar: string | null;
}

type Entry = FrameSettings["navbar"]["items"][number];
type EntryLink = Entry["items"][number];

/** The entries of one side of the navbar, as list items. */
export function NavbarEntries({
  position,
  ...props
}: EntriesProps & { position: "left" | "right" }) {
  return (
    <>
      {props.settings.navbar.items
        .filter((entry) => entry.position === position)
        .map((entry) => (
          <li key={entry.label}>
            {entry.items.length > 0 ? (
              <Dropdown entry={entry} {...props} />
            ) : (
              <NavbarLink link={entry} {...props} />
            )}
          </li>
        ))}
    </>
  );
}

/** Links behind one label: a native disclosure, which `closeDropdowns` closes. */
function Dropdown({ entry, ...props }: EntriesProps & { entry: Entry }) {
  return (
    <details className="dropdown">
      <summary className="navbar-link" {...activeMark(entry, props)}>
        {entry.label}
      </summary>
      <ul>
        {entry.items.map((link) => (
          <li key={link.label}>
            <NavbarLink link={link} {...props} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function NavbarLink({ link, ...props }: EntriesProps & { link: EntryLink }) {
  return (
    <SiteLink
      className="navbar-link"
      href={targetOf(link, props.sidebars)}
      {...activeMark({ ...link, items: [] }, props)}
    >
      {link.label}
    </SiteLink>
  );
}

/** Returns the address of a navbar entry. */
export function targetOf(link: EntryLink, sidebars: EntriesProps["sidebars"]): string {
  if (link.sidebar) return firstPermalink(sidebars.get(link.sidebar) ?? []) ?? "/";
  return link.to ?? link.href ?? "/";
}

/** Marks the entry of the area that is open. */
function activeMark(entry: EntryLink & Pick<Entry, "items">, { current, sidebar }: EntriesProps) {
  const isActive = navbarLinks([entry]).some((link) =>
    link.sidebar
      ? link.sidebar === sidebar
      : current === link.to || current.startsWith(`${link.to}/`),
  );
  return isActive ? { "aria-current": "true" as const } : {};
}
