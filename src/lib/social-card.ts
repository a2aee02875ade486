/** Data of a social card. The card is redrawn when any of it changes. */
export interface SocialCard {
  /** Site-absolute address of the picture. */
  path: string;
  title: string;
  /** Area of the site that the page belongs to. It selects the figure. */
  section: string;
  /** Printed above the title: the section, or method and path of an operation. */
  label: string;
}

/** Width and height of every social picture, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = "/social";
/** Later pages of a list share the card of its first page. */
const LATER_PAGE = /\/(?:page|authors)\/\d+$/;

/** Returns the address of the social card of a page. */
export function socialCardPath(permalink: string): string {
  return `${FOLDER}${permalink === "/" ? "/index" : permalink.replace(LATER_PAGE, "")}.png`;
}

/** Returns whether a page is a later page of a list, which has the card of the first page. */
export function sharesCard(permalink: string): boolean {
  return LATER_PAGE.test(permalink);
}

/** Returns whether an address is that of a generated card, not of a writer's picture. */
export function isSocialCard(path: string): boolean {
  return path.startsWith(`${FOLDER}/`);
}

/** The preview picture in a page's front matter: a file of its folder, or an address. */
export interface PictureSource {
  readonly image: { readonly permalink: string | null } | null;
  readonly imageUrl: string | null;
}

/** Returns a page's own preview picture, if any. */
export function pagePicture(
  { image, imageUrl }: PictureSource,
  alt: string,
): { path: string; alt: string } | undefined {
  const path = image?.permalink ?? imageUrl;
  return path ? { path, alt } : undefined;
}
