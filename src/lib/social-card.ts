/** What a social card is made from: it is drawn anew when any of it changes. */
export interface SocialCard {
  /** Site-absolute address of the picture. */
  path: string;
  title: string;
  /** Area of the site that the page belongs to, set above the title. */
  section: string;
}

/** Width and height of every social picture, in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = "/social";
/** The further pages of a list show the card of its first page. */
const LATER_PAGE = /\/(?:page|authors)\/\d+$/;

/** Address of the card of a page. */
export function socialCardPath(permalink: string): string {
  return `${FOLDER}${permalink.replace(LATER_PAGE, "")}.png`;
}

/** Whether an address is that of a card that the build draws, and not of a picture of a writer. */
export function isSocialCard(path: string): boolean {
  return path.startsWith(`${FOLDER}/`);
}

/** The picture that a page names itself: a file beside it, or an address. */
export interface PictureSource {
  readonly image: { readonly publicURL: string | null } | null;
  readonly imageUrl: string | null;
}

/** A page's own picture for previews; `undefined` where it has none. */
export function pagePicture(
  { image, imageUrl }: PictureSource,
  alt: string,
): { path: string; alt: string } | undefined {
  const path = image?.publicURL ?? imageUrl;
  return path ? { path, alt } : undefined;
}
