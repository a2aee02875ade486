/** The part of gatsby-plugin-image's data that a plain `picture` element needs. */
export interface PictureData {
  readonly width: number;
  readonly height: number;
  readonly images: {
    readonly fallback?: {
      readonly src?: string | undefined;
      readonly srcSet?: string | undefined;
      readonly sizes?: string | undefined;
    };
    readonly sources?: ReadonlyArray<{
      readonly srcSet?: string | undefined;
      readonly type?: string | undefined;
      readonly sizes?: string | undefined;
      readonly media?: string | undefined;
    }>;
  };
}

interface PictureProps {
  data: PictureData;
  alt: string;
  /** Loads at once: for the picture that the reader sees first. */
  isFirst?: boolean;
  /** In pixels, where it is not to be shown at its own. */
  width?: number | undefined;
}

/**
 * A picture in modern formats, with its size, so that nothing moves when it arrives. GatsbyImage
 * would do the same and bring 23 KB of script along for an effect that is not wanted here.
 */
export function Picture({ data, alt, isFirst = false, width = data.width }: PictureProps) {
  const { fallback, sources = [] } = data.images;
  // The browser then chooses a file that is just large enough.
  const sizes = width < data.width ? { sizes: `${width}px` } : null;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} {...sizes} />
      ))}
      <img
        {...fallback}
        {...sizes}
        alt={alt}
        width={width}
        height={Math.round((width / data.width) * data.height)}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
