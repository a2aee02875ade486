import { firstPermalink } from "../../lib/navigation";
import type { NavItem } from "../../lib/navigation";
import { SiteLink } from "../ui/site-link";
import type { FrameSettings } from "./use-site";

/** What the entries of the navbar are made from. */
export interface EntriesProps {
  settings: FrameSettings;
  sidebars: ReadonlyMap<string, NavItem[]>;
  /** Address of the page that is open. */
  current: string;
  /** Name of the sidebar that shows the page. */
  sidebar: string | null;
}

type Entry = FrameSettings["navbar"]["items"][number];

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
            <SiteLink
              className="navbar-link"
              href={targetOf(entry, props.sidebars)}
              {...(isActive(entry, props) ? { "aria-current": "true" as const } : {})}
            >
              {entry.label}
            </SiteLink>
          </li>
        ))}
    </>
  );
}

function targetOf(entry: Entry, sidebars: EntriesProps["sidebars"]): string {
  if (entry.sidebar) return firstPermalink(sidebars.get(entry.sidebar) ?? []) ?? "/";
  return entry.to ?? entry.href ?? "/";
}

function isActive(entry: Entry, { current, sidebar }: EntriesProps): boolean {
  if (entry.sidebar) return entry.sidebar === sidebar;
  return entry.to !== null && (current === entry.to || current.startsWith(`${entry.to}/`));
}
