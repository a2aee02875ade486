import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import type { Output } from "../shared/outputs";

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
export function pngOutput(file: string, svg: string, size?: number): Output {
  return {
    file,
    isCurrent: (bytes) => readDigest(bytes) === digestOf(RENDERER + svg),
    make: () => renderPng(svg, size),
  };
}

const KEYWORD = "Source-Digest";
/** The signature and the IHDR chunk, after which other chunks may stand. */
const HEADER_LENGTH = 33;

/** A short name for a drawing: two drawings that differ have different ones. */
export function digestOf(drawing: string): string {
  return createHash("sha256").update(drawing).digest("hex").slice(0, 32);
}

/** Notes in a PNG, as its text chunk, from which drawing it was made. */
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

/** The digest noted in a PNG; undefined where there is none. */
export function readDigest(png: Buffer): string | undefined {
  const head = png.subarray(0, 400).toString("latin1");
  return new RegExp(`tEXt${KEYWORD}\0([0-9a-f]{32})`).exec(head)?.[1];
}
