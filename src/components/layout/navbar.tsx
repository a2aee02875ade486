import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { toHref } from "../../lib/addresses";
import { DEFAULT_COLOR_MODE } from "../../lib/default-color-mode";
import { findTarget } from "../../lib/dom";
import { setColorMode, shownColorMode } from "../../lib/preferences";
import { SearchButton } from "../search/search-button";
import { SiteLink } from "../ui/site-link";
import type { NavbarProps } from "./navbar-items";
import { NavbarItems } from "./navbar-items";

/** Components written for Docusaurus find the navbar by the second name. */
const NAVBAR =
  process.env.COMPONENT_PAGES === "true" ? "navbar-inner navbar__inner" : "navbar-inner";

/** The bar at the top of every page. It is hidden while the reader scrolls down. */
export function Navbar({ versionMenu, ...props }: NavbarProps & { versionMenu?: ReactNode }) {
  const { settings, current } = props;
  const title = settings.navbar.title ?? settings.title;
  useScrollDirection(current);
  return (
    <header className="navbar">
      <nav className={NAVBAR} aria-label="Main">
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
        <SiteLink className="brand" href="/" aria-label={title ? undefined : settings.title}>
          <BrandMark settings={settings} />
          <span>{title}</span>
        </SiteLink>
        <ul className="navbar-links">
          <NavbarItems {...props} position="left" />
        </ul>
        <div className="navbar-tools">
          {versionMenu}
          <SearchButton />
          <ul className="navbar-links">
            <NavbarItems {...props} position="right" />
          </ul>
          {process.env.FIXED_COLOR_MODE ? null : <ColorModeToggle />}
        </div>
      </nav>
    </header>
  );
}

/** The site's logo, or else the first letter of its title. */
export function BrandMark({ settings }: Pick<NavbarProps, "settings">) {
  const { logo, logoDark } = settings.navbar;
  if (!logo) return <b aria-hidden="true">{[...settings.title][0]}</b>;
  const light = logoDark ? "only-light" : undefined;
  return (
    <>
      <img className={light} src={toHref(logo)} alt="" height="24" />
      {logoDark ? <img className="only-dark" src={toHref(logoDark)} alt="" height="24" /> : null}
    </>
  );
}

/** Switches between light and dark. */
function ColorModeToggle() {
  const [mode, setMode] = useState(DEFAULT_COLOR_MODE);
  useEffect(() => {
    // The script in the head applies what is stored, also from other tabs.
    const follow = () => setMode(shownColorMode());
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const toggle = () => {
    const next = mode === "dark" ? "light" : "dark";
    setColorMode(next);
    setMode(next);
  };
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-client=""
      aria-label="Dark mode"
      aria-pressed={mode === "dark"}
      onClick={toggle}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path className="half" d="M10 3.5a6.5 6.5 0 0 1 0 13z" />
      </svg>
    </button>
  );
}

/** Height of the navbar, in CSS pixels. Above it, the page counts as scrolled to the top. */
const AT_TOP = 56;
/** Scroll position from which the button back to the top is useful, in CSS pixels. */
const FAR_DOWN = 300;

/** Firefox reports one jump as several scrolls, all within this time in milliseconds. */
const JUMP_TIME = 400;

/** Value of `data-scroll`; `undefined` at the top of the page. */
type Direction = "down" | "up" | undefined;

/**
 * Writes the scroll direction to `data-scroll` of the root element, for the navbar, which is hidden
 * while scrolling down, and the button back to the top, which is shown while scrolling up. A jump
 * to an element of the page does not count as scrolling down, so the navbar stays.
 *
 * @param current address of the page; a new one shows the navbar
 */
function useScrollDirection(current: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address restarts it.
  useEffect(() => {
    const root = document.documentElement;
    let lastY = scrollY;
    let lastHash = location.hash;
    let jumpUntil = 0;
    const show = (direction: Direction) => {
      if (direction) root.dataset.scroll = direction;
      else delete root.dataset.scroll;
    };
    const onScroll = () => {
      const hasChanged = location.hash !== lastHash && findTarget(location.hash) !== null;
      if (hasChanged) jumpUntil = performance.now() + JUMP_TIME;
      lastHash = location.hash;
      const isJump = performance.now() < jumpUntil;
      if (scrollY !== lastY) show(isJump ? undefined : directionFrom(lastY));
      lastY = scrollY;
    };
    const onInput = () => {
      jumpUntil = 0;
    };
    // A second click on the same link jumps again without changing the address.
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest("a[href*='#']")) lastHash = "";
    };
    show(undefined);
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("click", onClick, true);
    addEventListener("wheel", onInput, { passive: true });
    addEventListener("touchmove", onInput, { passive: true });
    return () => {
      removeEventListener("wheel", onInput);
      removeEventListener("touchmove", onInput);
      removeEventListener("scroll", onScroll);
      removeEventListener("click", onClick, true);
    };
  }, [current]);
}

/**
 * Returns the direction from an earlier position. At its end a page may bounce back, which is not
 * scrolling up.
 */
function directionFrom(lastY: number): Direction {
  if (scrollY < AT_TOP) return undefined;
  const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight;
  if (scrollY > lastY || isAtEnd) return "down";
  return scrollY > FAR_DOWN ? "up" : undefined;
}
