import { createContext, useContext } from "react";
import type { ReactNode } from "react";
import { Picture } from "../ui/picture";
import type { PictureData } from "../ui/picture";
import { ZoomButton } from "./zoom-button";

/** A picture beside a page: a drawing as markup, or a photograph in several sizes. */
export interface LocalImage {
  readonly src: string;
  readonly svg: string | null;
  /** Width of the file in pixels. */
  readonly width: number | null;
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: PictureData } | null;
  } | null;
  /** The picture as it is, where it is neither of the two. */
  readonly plain: {
    readonly src: string;
    readonly width: number | null;
    readonly height: number | null;
  } | null;
}

const Images = createContext<readonly LocalImage[]>([]);

/** Makes a page's pictures known to the `img` elements in its body. */
export function ContentImages({
  images,
  children,
}: {
  images: readonly LocalImage[];
  children: ReactNode;
}) {
  return <Images.Provider value={images}>{children}</Images.Provider>;
}

interface ImageProps {
  src?: string;
  alt?: string;
  /** Shown under the picture. */
  title?: string;
  /** As the writer wants it, in pixels. */
  width?: number | string;
}

/**
 * A picture in a page. A drawing is put into the page itself, so that it follows the color mode; a
 * photograph comes in the size and format that the browser wants.
 */
export function ContentImage({ src = "", alt = "", title, width }: ImageProps) {
  const image = useContext(Images).find((candidate) => candidate.src === src);
  const picture = drawImage(image, src, alt, Number(width));
  return (
    <span className="figure">
      <span className="figure-picture">
        {picture}
        <ZoomButton name={alt} />
      </span>
      {title ? <span className="figure-caption">{title}</span> : null}
    </span>
  );
}

function drawImage(image: LocalImage | undefined, src: string, alt: string, wanted: number) {
  if (image?.svg) {
    return (
      <span
        className="figure-drawing"
        role="img"
        aria-label={alt}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is a file of the site itself.
        dangerouslySetInnerHTML={{ __html: inlineSvg(image.svg) }}
      />
    );
  }
  const data = image?.file?.childImageSharp?.gatsbyImageData;
  if (data) return <Picture data={resize(data, wanted || (image.width ?? data.width))} alt={alt} />;
  const { src: address, ...size } = image?.plain ?? { src, width: null, height: null };
  return <img src={address} alt={alt} {...sizeFor(size, wanted)} loading="lazy" decoding="async" />;
}

interface Size {
  readonly width: number | null;
  readonly height: number | null;
}

/** The size to be reserved for a picture: its own, or the one that goes with the width wanted. */
function sizeFor({ width, height }: Size, wanted: number) {
  if (!wanted) return { width: width ?? undefined, height: height ?? undefined };
  return {
    width: wanted,
    height: width && height ? Math.round((height * wanted) / width) : undefined,
  };
}

/** The same picture at a smaller width; browsers then choose a file that is just large enough. */
function resize(data: PictureData, width: number): PictureData {
  if (width >= data.width) return data;
  const sizes = `${width}px`;
  const { fallback, sources = [] } = data.images;
  return {
    width,
    height: sizeFor(data, width).height ?? data.height,
    images: {
      fallback: { ...fallback, sizes },
      sources: sources.map((source) => ({ ...source, sizes })),
    },
  };
}

/** Markup that may stand in a page: no prolog, no scripts, no space between elements. */
function inlineSvg(svg: string): string {
  return svg
    .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/gi, "")
    .replace(/>\s+</g, "><")
    .trim();
}
