import { createContext } from "react";
import type { NavItem } from "../../lib/navigation";

/** Where HTML is made of pages: gives that of an entry of a sidebar. The browser has none. */
export const EntryMarkup = createContext<((item: NavItem, current: string) => string) | undefined>(
  undefined,
);
