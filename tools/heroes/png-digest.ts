import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

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
