import type { ReactNode } from "react";
import { Sidebar } from "../navigation/sidebar";
import { BackToTopButton } from "../ui/back-to-top-button";
import { AnnouncementBar } from "./announcement-bar";
import { Footer } from "./footer";
import { Menu } from "./menu";
import { Navbar } from "./navbar";
import { useSite } from "./use-site";

/** What the frame needs of a page. */
export interface LayoutProps {
  /** Address of the page that is open. */
  current: string;
  /** Name of the sidebar that shows the page, if one does. */
  sidebar: string | null;
  /** Versions of the documentation whose sidebars are shown: the first that has one wins. */
  docsVersions?: readonly string[];
  /** Shown in the navbar before the search. */
  tools?: ReactNode;
  children: ReactNode;
}

/**
 * The frame around every page. It stays while pages change, and so does its state; a sidebar keeps
 * its position and what is unfolded in it for as long as it is shown.
 */
export function Layout({ current, sidebar, docsVersions, tools, children }: LayoutProps) {
  const { settings, sidebars } = useSite(docsVersions);
  const items = sidebar === null ? undefined : sidebars.get(sidebar);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <AnnouncementBar announcement={settings.announcement} />
      <Navbar
        settings={settings}
        sidebars={sidebars}
        current={current}
        sidebar={sidebar}
        tools={tools}
      />
      <div className={items ? "frame frame-docs" : "frame"}>
        <Menu
          key={`${docsVersions?.[0]}/${sidebar}`}
          settings={settings}
          sidebars={sidebars}
          current={current}
          sidebar={sidebar}
        >
          {items ? <Sidebar items={items} current={current} /> : null}
        </Menu>
        <main id="main" className="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <BackToTopButton />
      <Footer settings={settings} />
    </>
  );
}
