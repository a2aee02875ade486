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
