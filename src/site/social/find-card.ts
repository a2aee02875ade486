import { isSocialCard, socialCardPath } from "../../lib/social-card";
import type { SocialCard } from "../../lib/social-card";

/**
 * The card that a finished page announces as its picture. The head is the one place that says what
 * a page is called and where it belongs, so every kind of page gets its card without being known
 * here.
 *
 * @returns nothing for a page with a picture of its own, and for later pages of a list
 */
export function findCard(
  pagePath: string,
  html: string,
  siteUrl: string,
  fallbackSection: string,
): SocialCard | undefined {
  const head = html.slice(0, Math.max(0, html.indexOf("</head>")));
  const image = metaContent(head, "og:image");
  if (!image?.startsWith(siteUrl)) return undefined;
  const path = image.slice(siteUrl.length);
  if (!isSocialCard(path) || path !== `/social${pagePath}.png` || path !== socialCardPath(pagePath))
    return undefined;
  return {
    path,
    title: metaContent(head, "og:title") ?? "",
    section: metaContent(head, "article:section") ?? fallbackSection,
  };
}

function metaContent(head: string, property: string): string | undefined {
  const value = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(head)?.[1];
  return value === undefined ? undefined : unescapeText(value);
}

const ENTITIES: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
};

function unescapeText(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
