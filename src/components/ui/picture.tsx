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
}

/**
 * A picture in modern formats, with its size, so that nothing moves when it arrives. GatsbyImage
 * would do the same and bring 23 KB of script along for an effect that is not wanted here.
 */
export function Picture({ data, alt, isFirst = false }: PictureProps) {
  const { fallback, sources = [] } = data.images;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        {...fallback}
        alt={alt}
        width={data.width}
        height={data.height}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
