import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import type { NavbarProps } from "./navbar-items";
import { NavbarItems } from "./navbar-items";

/** Width from which the sidebar is shown beside the page; also in the style sheets. */
const DESKTOP = "(min-width: 997px)";

/**
 * The menu of narrow windows: a native popover, which opens without JavaScript. On wide ones the
 * same element is the sidebar, so pages contain its links once.
 */
export function Menu({ children, ...props }: NavbarProps & { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [showsMain, setShowsMain] = useState(false);
  useCloseOnDesktop(element);
  useKeepFocus(element);
  const address = useRef(props.current);
  // Navigation closes the menu, but hydration does not.
  useEffect(() => {
    if (address.current === props.current) return;
    address.current = props.current;
    setShowsMain(false);
    close(element.current);
  }, [props.current]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click.
    <div
      ref={element}
      id="menu"
      className={children ? "menu menu-with-sidebar" : "menu"}
      onClick={(event) => {
        if ((event.target as Element).closest("a")) close(element.current);
      }}
      data-panel={children && !showsMain ? "sidebar" : "main"}
      {...{ popover: "auto" }}
    >
      <div className="menu-head">
        {children ? (
          <button
            type="button"
            className="menu-back"
            data-client=""
            onClick={() => setShowsMain(!showsMain)}
          >
            {showsMain ? "Back to this section" : "← Back to main menu"}
          </button>
        ) : null}
        <button
          type="button"
          className="icon-button menu-close"
          aria-label="Close the menu"
          {...{ popovertarget: "menu", popovertargetaction: "hide" }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </div>
      <nav className="menu-main" aria-label="Main menu">
        <ul>
          <NavbarItems {...props} position="left" />
          <NavbarItems {...props} position="right" />
        </ul>
      </nav>
      {children ? <div className="menu-sidebar">{children}</div> : null}
    </div>
  );
}

function close(element: HTMLElement | null): void {
  if (element?.matches(":popover-open")) element.hidePopover();
}

function useCloseOnDesktop(element: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const closeIfWide = () => {
      if (desktop.matches) close(element.current);
    };
    desktop.addEventListener("change", closeIfWide);
    return () => desktop.removeEventListener("change", closeIfWide);
  }, [element]);
}

/** Keeps the focus inside of the open menu: Tab goes from its last control to its first. */
function useKeepFocus(element: React.RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = element.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || !menu?.matches(":popover-open")) return;
      const stops = [...menu.querySelectorAll<HTMLElement>("a[href], button, summary")].filter(
        (stop) => stop.checkVisibility(),
      );
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    };
    menu?.addEventListener("keydown", onKey);
    return () => menu?.removeEventListener("keydown", onKey);
  }, [element]);
}
