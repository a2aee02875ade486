import type { CommonItemSpec } from "../data-files/sidebars";
import type { NavDoc, NavLink } from "./types";

/** What every kind of entry may have, as far as it is given. */
export function commonFields({ key, className, customProps }: CommonItemSpec): CommonItemSpec {
  return {
    ...(key ? { key } : {}),
    ...(className ? { className } : {}),
    ...(customProps ? { customProps } : {}),
  };
}

/** The entry that leads to a page. What the page says of itself wins over what the sidebar says. */
export function docLink(doc: NavDoc, item: CommonItemSpec & { label?: string }): NavLink {
  const key = doc.sidebarKey ?? item.key;
  const className = doc.sidebarClassName ?? item.className;
  const customProps = doc.sidebarCustomProps ?? item.customProps;
  return {
    ...(key ? { key } : {}),
    ...(className ? { className } : {}),
    ...(customProps ? { customProps } : {}),
    type: "link",
    label: doc.sidebarLabel ?? item.label ?? doc.title,
    permalink: doc.permalink,
    ...(doc.description ? { description: doc.description } : {}),
    ...(doc.unlisted ? { unlisted: true } : {}),
    ...(doc.paginationLabel ? { paginationLabel: doc.paginationLabel } : {}),
  };
}

/** What previous and next call a page, where no entry of a sidebar has a say. */
export function paginationLabel(doc: NavDoc): string {
  return doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
}
