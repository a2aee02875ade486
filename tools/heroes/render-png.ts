import sharp from "sharp";
import { digestOf, readDigest, writeDigest } from "./png-digest";
import type { Product } from "../drawing/settle";

/** What a picture may weigh: it is the first thing that a reader of a post waits for. */
export const MOST_BYTES = 45_000;

/** What the noted digest adds. */
const DIGEST_ROOM = 100;
const COLORS = [256, 16] as const;
/** Changed when the way of rendering changes, so that all pictures are made anew. */
const RENDERER = "1";

/** Turns a drawing into a PNG with a palette, with fewer colors where more would be too heavy. */
export async function renderPng(svg: string, size?: number): Promise<Buffer> {
  let png = Buffer.alloc(0);
  for (const colours of COLORS) {
    const image = sharp(Buffer.from(svg));
    const sized = size === undefined ? image : image.resize(size, size);
    png = await sized
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MOST_BYTES - DIGEST_ROOM) break;
  }
  return writeDigest(png, digestOf(RENDERER + svg));
}

/**
 * A PNG to be made from a drawing. It is current when the digest in it is that of the drawing:
 * bytes may differ from one version of the renderer to another, drawings may not.
 */
export function pngProduct(file: string, svg: string, size?: number): Product {
  return {
    file,
    isCurrent: (bytes) => readDigest(bytes) === digestOf(RENDERER + svg),
    make: () => renderPng(svg, size),
  };
}
