import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { Output } from "../shared/outputs";

/** Most bytes of a picture: it is the first thing that readers of a post wait for. */
export const MOST_BYTES = 45_000;

/** Bytes that the digest adds. */
const DIGEST_ROOM = 100;
const COLORS = [256, 16] as const;
/** Changes with the way of rendering, so that all pictures are made again. */
const RENDERER = "1";

/** Width and height in pixels, if not the drawing's own. */
type Size = readonly [width: number, height: number];

/** Renders a drawing as a PNG with a palette, of fewer colors if it would be too large. */
export async function renderPng(svg: string, size?: Size): Promise<Buffer> {
  let png = Buffer.alloc(0);
  for (const colours of COLORS) {
    const image = sharp(Buffer.from(svg));
    const sized = size === undefined ? image : image.resize(...size);
    png = await sized
      .png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MOST_BYTES - DIGEST_ROOM) break;
  }
  return writeDigest(png, digestOf(RENDERER + svg));
}

/**
 * Returns the PNG of a drawing as an output. It is current if it contains the drawing's digest: the
 * bytes of the pixels differ from one version of the renderer to another.
 */
export function pngOutput(file: string, svg: string, size?: Size): Output {
  return {
    file,
    isCurrent: (bytes) => readDigest(bytes) === digestOf(RENDERER + svg),
    make: () => renderPng(svg, size),
  };
}

const KEYWORD = "Source-Digest";
/** Length of the signature and the IHDR chunk, which other chunks may follow. */
const HEADER_LENGTH = 33;

/** Returns a short digest of a drawing. */
export function digestOf(drawing: string): string {
  return createHash("sha256").update(drawing).digest("hex").slice(0, 32);
}

/** Adds the digest of a drawing to a PNG, as a text chunk. */
export function writeDigest(png: Buffer, digest: string): Buffer {
  const data = Buffer.from(`${KEYWORD}\0${digest}`, "latin1");
  const body = Buffer.concat([Buffer.from("tEXt", "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([
    png.subarray(0, HEADER_LENGTH),
    length,
    body,
    sum,
    png.subarray(HEADER_LENGTH),
  ]);
}

/** Returns the digest in a PNG; undefined if there is none. */
export function readDigest(png: Buffer): string | undefined {
  const head = png.subarray(0, 400).toString("latin1");
  return new RegExp(`tEXt${KEYWORD}\0([0-9a-f]{32})`).exec(head)?.[1];
}
