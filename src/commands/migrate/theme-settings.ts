import { DEFAULT_INSTANCE, nameIn } from "../../../plugins/gatsby-transformer-content/data-files";
import type { Configuration, FooterItem, FooterLogo, NavbarItem } from "./configuration";
import type { MenuEntry, Targets } from "./conversion";
import { fromRoot, optional, toAddress } from "./conversion";
import { AS_IT_IS } from "./unused-options";

/** Returns the settings of what surrounds pages: navbar, footer, announcement. */
export function themeSettings(
  { themeConfig = {}, title: siteTitle }: Configuration,
  targets: Targets,
) {
  const { navbar, footer, announcementBar, tableOfContents, colorMode = {} } = themeConfig;
  const { defaultMode, disableSwitch } = colorMode;
  const colorModes = optional({ defaultMode, disableSwitch });
  return {
    ...optional({ tableOfContents }),
    ...(Object.keys(colorModes).length > 0 ? { colorMode: colorModes } : {}),
    ...(footer?.copyright ? { copyright: plainText(footer.copyright) } : {}),
    navbar: {
      ...navbarTitle(navbar, siteTitle),
      ...(navbar?.logo?.src ? { logo: fromRoot(navbar.logo.src) } : {}),
      ...(navbar?.logo?.srcDark ? { logoDark: fromRoot(navbar.logo.srcDark) } : {}),
      items: (navbar?.items ?? []).flatMap((item) => navbarItem(item, targets)),
    },
    footer: {
      ...optional({ style: footer?.style }),
      columns: footerColumns(footer?.links ?? [], targets),
      ...optional({ notice: footerNotice(footer ?? {}) }),
    },
    ...(announcementBar ? { announcement: toAnnouncement(announcementBar, targets) } : {}),
  };
}

/** Beside a logo, Docusaurus shows no title but the one of the navbar. Without both, it is the one of the site. */
function navbarTitle(
  navbar: NonNullable<Configuration["themeConfig"]>["navbar"] = {},
  siteTitle: string,
): { title?: string } {
  const { logo, title = logo?.src ? "" : siteTitle } = navbar;
  return title === siteTitle ? {} : { title };
}

/** Returns the text of HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&copy;", "©")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

function navbarItem(item: NavbarItem, targets: Targets): Array<Record<string, unknown>> {
  const { type = "default", position, items = [] } = item;
  // The site has both anyway. Further entries of the menu of versions get a menu of their own.
  if (type === "search") return [];
  if (type === "docsVersionDropdown") {
    const { dropdownItemsBefore = [], dropdownItemsAfter = [] } = item;
    const further = [...dropdownItemsBefore, ...dropdownItemsAfter];
    if (further.length === 0) return [];
    const menu: NavbarItem = { label: item.label ?? "Versions", items: further };
    return navbarItem(position === undefined ? menu : { ...menu, position }, targets);
  }
  const label = labelOf(item);
  const target = targetOf(item, targets);
  const side = position === "right" ? { position } : {};
  // Only items of the navbar itself may be icons.
  const entries = items.flatMap((inner) => navbarItem(inner, { ...targets, css: "" }));
  const iconClass = iconClassOf(item, targets);
  const activePattern = activePatternOf(item, targets);
  if (label && entries.length > 0) {
    const links = withOwnLink({ label, target }, entries);
    return [{ label, items: links, ...side, ...optional({ activePattern }) }];
  }
  if (label && target) {
    return [{ label, ...target, ...side, ...optional({ iconClass, activePattern }) }];
  }
  const advice = "This entry has no counterpart. Link to what it shows, with label and to.";
  targets.notes.push({ option: `navbar item of type "${type}" ${label ?? ""}`.trim(), advice });
  return [];
}

/** Returns the regular expression for the addresses on which an item is current, if it names them. */
function activePatternOf(
  { activeBaseRegex, activeBasePath }: NavbarItem,
  { basePath }: Targets,
): string | undefined {
  if (activeBaseRegex !== undefined) return activeBaseRegex;
  if (activeBasePath === undefined) return undefined;
  const path = basePath + fromRoot(activeBasePath);
  return `^${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
}

/** The label of a menu is no link here, so what it leads to comes first in the menu. */
function withOwnLink(
  { label, target }: { label: string; target: Record<string, string> | undefined },
  entries: MenuEntry[],
): MenuEntry[] {
  if (!target) return entries;
  const isOwn = ({ to, href }: MenuEntry) => to === target.to && href === target.href;
  return entries.some(isOwn) ? entries : [{ label, ...target }, ...entries];
}

/** Returns the class of an item without text, for which a style sheet draws an icon. */
function iconClassOf({ className, html, label, items }: NavbarItem, { css, notes }: Targets) {
  if (!className) return undefined;
  const isDrawn = className.split(" ").some((name) => css.includes(`.${name}`));
  if (isDrawn && !html && !label && !items?.length) return className;
  notes.push({ option: "themeConfig.navbar.items.className", advice: AS_IT_IS });
  return undefined;
}

/** An icon has no label. It is called by its host, such as `git.example`. */
function labelOf(item: NavbarItem): string | undefined {
  const { href = "", html = "", docId, sidebarId } = item;
  const written = plainText(html) || (item.label ?? item["aria-label"] ?? item.title);
  const host = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, "") : undefined;
  return written || docId || sidebarId || host;
}

function targetOf(
  { type, to, href, sidebarId, docId, docsPluginId }: NavbarItem | (FooterItem & NavbarItem),
  { docs, docsPaths, mainId, moved, origin }: Targets,
): Record<string, string> | undefined {
  const isMain = docsPluginId === undefined || docsPluginId === mainId;
  const instance = isMain ? DEFAULT_INSTANCE : docsPluginId;
  const nameOfPart = (name: string) => nameIn(instance, name);
  if (type === "docSidebar" && sidebarId) return { sidebar: nameOfPart(sidebarId) };
  const latest = type === "docsVersion" ? docsPaths.get(instance) : undefined;
  const address = (docId && docs.get(nameOfPart(docId))) || (latest ?? to ?? href);
  if (!address) return undefined;
  // What `pathname:` leads to is on the same host, but no page of the site.
  const path = /^pathname:\/\/(.*)$/.exec(address)?.[1];
  if (path !== undefined) return { href: new URL(fromRoot(path), origin).href };
  if (/^[a-z]+:/.test(address)) return { href: address };
  return { to: toAddress(address, moved) };
}

function footerColumns(links: readonly FooterItem[], targets: Targets) {
  const columns = links.filter(({ items }) => items);
  const flat: FooterItem[] = links.length > 0 ? [{ items: [...links] }] : [];
  return (columns.length > 0 ? columns : flat).map(({ title, items = [] }) => ({
    title: title ?? "",
    links: items.flatMap((item) => {
      const link = item.html === undefined ? item : linkOf(item.html);
      const target = targetOf(link, targets);
      if (link.label && target) return [{ label: link.label, ...target }];
      const advice = "HTML in the footer has no counterpart. Write a link with label and to.";
      targets.notes.push({ option: `footer item in "${title ?? ""}"`, advice });
      return [];
    }),
  }));
}

/** Returns the logo and the copyright notice as HTML, if text alone would lose something. */
function footerNotice({ logo, copyright = "" }: Footer): string | undefined {
  if (!logo?.src && !/<a\s/.test(copyright)) return undefined;
  return [...(logo ? [logoHtml(logo)] : []), copyright.replace(/\s+/g, " ").trim()].join("\n");
}

function logoHtml({ src = "", srcDark, alt = "", href }: FooterLogo): string {
  const picture = (name: string, mode: string) => {
    const address = /^https?:/.test(name) ? name : fromRoot(name);
    return `<img${mode && ` class="${mode}"`} src="${address}" alt="${alt}">`;
  };
  const pictures = srcDark
    ? picture(src, "only-light") + picture(srcDark, "only-dark")
    : picture(src, "");
  return href ? `<p><a href="${href}">${pictures}</a></p>` : `<p>${pictures}</p>`;
}

type Footer = NonNullable<NonNullable<Configuration["themeConfig"]>["footer"]>;

/** Returns the link in HTML, with the name of its picture if it has no text. */
function linkOf(html: string): FooterItem {
  const [, attributes = "", inner = ""] = /<a\s([^>]*)>(.*?)<\/a>/s.exec(html) ?? [];
  const valueOf = (name: string, tags: string) =>
    new RegExp(`\\b${name}=(["'])(.*?)\\1`, "s").exec(tags)?.[2];
  const label = plainText(inner) || valueOf("aria-label", attributes) || valueOf("alt", inner);
  const href = valueOf("href", attributes);
  return { ...(label ? { label } : {}), ...(href ? { href } : {}) };
}

/** The text is plain here, with one link behind it. */
function toAnnouncement(
  { id = "announcement", content = "", isCloseable }: AnnouncementBar,
  { moved, basePath, notes }: Targets,
) {
  if (content.split("<a ").length > 2) {
    const advice = "An announcement has one link here, so only its first one is kept.";
    notes.push({ option: "themeConfig.announcementBar.content", advice });
  }
  const [anchor = "", , url = "", inner = ""] =
    /<a\s[^>]*href=(["'])(.*?)\1[^>]*>(.*?)<\/a>/s.exec(content) ?? [];
  const path = url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : url;
  const target = /^https?:/.test(url) ? { href: url } : { to: toAddress(path, moved) };
  return {
    id,
    text: plainText(anchor ? content.replace(anchor, inner) : content),
    ...(url ? { link: { label: plainText(inner), ...target } } : {}),
    ...(isCloseable === undefined ? {} : { closeable: isCloseable }),
  };
}

type AnnouncementBar = NonNullable<NonNullable<Configuration["themeConfig"]>["announcementBar"]>;
