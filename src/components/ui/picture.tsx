/** The part of gatsby-plugin-image's data that a plain `img` element needs. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: {
      readonly src: string;
      readonly srcSet?: string | null;
      readonly sizes?: string | null;
    } | null;
  };
}

interface PictureProps {
  data: PictureData;
  alt: string;
  /** Loads immediately, for the first visible picture. */
  isFirst?: boolean;
  /** Width in pixels, if not the picture's own. */
  width?: number | undefined;
}

/**
 * A picture in several sizes. Its size is set, so the layout does not shift. GatsbyImage would do
 * the same with 23 KB of script for an effect that is not wanted here.
 */
export function Picture({ data, alt, isFirst = false, width = data.width }: PictureProps) {
  const { src, srcSet, sizes } = data.images.fallback ?? {};
  return (
    <img
      src={src}
      srcSet={srcSet ?? undefined}
      // Lets the browser choose the smallest file that is large enough.
      sizes={width < data.width ? `${width}px` : (sizes ?? undefined)}
      alt={alt}
      width={width}
      height={Math.round((width / data.width) * data.height)}
      loading={isFirst ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
