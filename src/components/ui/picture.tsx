/** The part of gatsby-plugin-image's data that a plain `img` element needs. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: {
      readonly src?: string | undefined;
      readonly srcSet?: string | undefined;
      readonly sizes?: string | undefined;
    };
  };
}

interface PictureProps {
  data: PictureData;
  alt: string;
  /** Loads immediately, for the first visible picture. */
  isFirst?: boolean;
  /** Shows the picture with inverted lightness in dark mode. */
  isInverted?: boolean;
  /** Width in pixels, if not the picture's own. */
  width?: number | undefined;
  /** Takes its place on phones, where labels would be too small to read. */
  narrow?: PictureData | undefined;
}

/**
 * A picture in several sizes. Its size is set, so the layout does not shift. GatsbyImage would do
 * the same with 23 KB of script for an effect that is not wanted here.
 */
export function Picture({
  data,
  alt,
  isFirst = false,
  isInverted = false,
  width = data.width,
  narrow,
}: PictureProps) {
  // Lets the browser choose the smallest file that is large enough.
  const sizes = width < data.width ? { sizes: `${width}px` } : null;
  const picture = (
    <img
      {...data.images.fallback}
      {...sizes}
      alt={alt}
      className={isInverted ? "inverted" : undefined}
      width={width}
      height={Math.round((width / data.width) * data.height)}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
    />
  );
  if (!narrow) return picture;
  return (
    <picture>
      <source
        media="(max-width: 620px)"
        srcSet={narrow.images.fallback?.srcSet}
        sizes="100vw"
        width={narrow.width}
        height={narrow.height}
      />
      {picture}
    </picture>
  );
}
