import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { withHrefs } from "../../lib/addresses";
import { prefersReducedMotion } from "../../lib/dom";
import { dismissAnnouncement, isDismissed } from "../../lib/preferences";
import { Sidebar } from "../navigation/sidebar";
import { SiteLink } from "../ui/site-link";
import { Menu } from "./menu";
import { BrandMark, Navbar } from "./navbar";
import { PageMain } from "./page-main";
import type { FrameSettings } from "./use-site";
import { useSite } from "./use-site";

/** `footer.notice` of the settings, which `src/site/webpack-config.ts` defines; empty for none. */
declare const FOOTER_NOTICE: string;

/** `footer.style` of the settings. The second class is the one of Docusaurus, which style sheets of sites may color. */
const FOOTER =
  process.env.FOOTER_STYLE === "dark"
    ? { className: "footer footer--dark", "data-theme": "dark" }
    : { className: "footer" };

/** Decided at compile time: only sites with pages that are components need more than the element. */
const Main = process.env.COMPONENT_PAGES === "true" ? PageMain : "main";

/** Props of the layout, taken from the page. */
export interface LayoutProps {
  /** Address of the open page. */
  current: string;
  /** Name of the sidebar that contains the page. */
  sidebar: string | null;
  /**
   * Versions of the documentation in order of precedence: the first one that has the sidebar is
   * used.
   */
  docsVersions?: readonly string[];
  /** Menu of versions, which the navbar shows before the search. */
  versionMenu?: ReactNode;
  children: ReactNode;
}

/**
 * The layout around every page. It keeps its state while pages change. A sidebar keeps its scroll
 * position and open categories for as long as it is shown.
 */
export function Layout({ current, sidebar, docsVersions, versionMenu, children }: LayoutProps) {
  const { settings, sidebars, entriesFiles } = useSite(docsVersions);
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
        versionMenu={versionMenu}
      />
      <div className={items ? "frame frame-docs" : "frame"}>
        <Menu
          key={`${docsVersions?.[0]}/${sidebar}`}
          settings={settings}
          sidebars={sidebars}
          current={current}
          sidebar={sidebar}
        >
          {items ? (
            <Sidebar
              items={items}
              current={current}
              entriesFile={entriesFiles.get(sidebar ?? "") ?? null}
            />
          ) : null}
        </Menu>
        <Main id="main" className="main" tabIndex={-1}>
          {children}
        </Main>
      </div>
      <BackToTopButton />
      <Footer settings={settings} />
    </>
  );
}

/** A line above everything, until the reader closes it. */
function AnnouncementBar({ announcement }: { announcement: FrameSettings["announcement"] }) {
  const [isClosed, setClosed] = useState(false);
  const id = announcement?.id;
  useEffect(() => {
    if (id) setClosed(isDismissed(id));
  }, [id]);
  if (!announcement || isClosed) return null;
  const { text, link, closeable } = announcement;
  const close = () => {
    dismissAnnouncement(announcement.id);
    setClosed(true);
    // The focused button is about to go. The page comes next.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <section className="announcement" data-announcement={announcement.id} aria-label="Announcement">
      <p>
        <span>{text}</span>{" "}
        {link ? <SiteLink href={link.to ?? link.href ?? "/"}>{link.label}</SiteLink> : null}
      </p>
      {closeable ? (
        <button
          type="button"
          className="icon-button"
          data-client=""
          aria-label="Close the announcement"
          onClick={close}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M6 6l8 8M14 6l-8 8" />
          </svg>
        </button>
      ) : null}
    </section>
  );
}

/** Scrolls back to the top. Visible far down the page while scrolling up; see `data-scroll`. */
function BackToTopButton() {
  return (
    <button
      type="button"
      className="back-to-top"
      data-client=""
      aria-label="Scroll back to top"
      onClick={() => scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 16V4M5 9l5-5 5 5" />
      </svg>
    </button>
  );
}

/** The footer of every page. */
function Footer({ settings }: { settings: FrameSettings }) {
  return (
    <footer {...FOOTER}>
      <div className="footer-inner">
        <div className="footer-brand">
          <p className="brand">
            <BrandMark settings={settings} />
            <span>{settings.title}</span>
          </p>
          {settings.tagline && <p>{settings.tagline}</p>}
          {FOOTER_NOTICE ? (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the build.
            <div dangerouslySetInnerHTML={{ __html: withHrefs(FOOTER_NOTICE) }} />
          ) : (
            <p>{settings.copyright}</p>
          )}
        </div>
        {settings.footer.columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <p className="footer-title">{column.title}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.label}>
                  <SiteLink href={link.to ?? link.href ?? "/"}>{link.label}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
