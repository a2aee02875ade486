import type { ReactNode } from "react";
import { useScrollDirection } from "../../hooks/use-scroll-direction";
import { SearchButton } from "../search/search-button";
import { SiteLink } from "../ui/site-link";
import { BrandMark } from "./brand-mark";
import { ColorModeToggle } from "./color-mode-toggle";
import { NavbarEntries } from "./navbar-entries";
import type { EntriesProps } from "./navbar-entries";

/** The bar at the top of every page. It gives way to the page while the reader scrolls down. */
export function Navbar({ tools, ...props }: EntriesProps & { tools?: ReactNode }) {
  useScrollDirection(props.current);
  return (
    <header className="navbar">
      <nav className="navbar-inner" aria-label="Main">
        <button
          type="button"
          className="icon-button navbar-menu-button"
          aria-label="Open the menu"
          {...{ popovertarget: "menu" }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 6h14M3 10h14M3 14h14" />
          </svg>
        </button>
        <SiteLink className="brand" href="/">
          <BrandMark />
          <span>{props.settings.title}</span>
        </SiteLink>
        <ul className="navbar-links">
          <NavbarEntries {...props} position="left" />
        </ul>
        <div className="navbar-tools">
          {tools}
          <SearchButton />
          <ul className="navbar-links">
            <NavbarEntries {...props} position="right" />
          </ul>
          <ColorModeToggle />
        </div>
      </nav>
    </header>
  );
}
