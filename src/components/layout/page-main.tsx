import type { HTMLAttributes } from "react";
import { createContext, useContext } from "react";

/**
 * True around a page that is a component, which has a `main` element of its own. Marked as pure, so that
 * sites without such pages do not load it.
 */
export const IsWholePage = /* #__PURE__ */ createContext(false);

/** The element around the page. */
export function PageMain(props: HTMLAttributes<HTMLElement>) {
  const Tag = useContext(IsWholePage) ? "div" : "main";
  return <Tag {...props} />;
}
