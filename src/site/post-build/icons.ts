import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawLetter, placeMark } from "../social/mark";
import type { OutputContext } from "./output-files";
import { outputFiles } from "./output-files";

/**
 * Icons of a site without its own: made of its `favicon.png` or `favicon.ico`, or else of the first letter of
 * its title.
 */
export const ICONS = outputFiles(
  {
    "/favicon.svg": toFavicon,
    "/favicon.ico": async (context) => toIco(await toPng(context, 32), 32),
    "/apple-touch-icon.png": (context) => toPng(context, 180),
    "/icon-192.png": (context) => toPng(context, 192),
    "/icon-512.png": (context) => toPng(context, 512),
  },
  { isReplaceable: true },
);

async function toFavicon(context: OutputContext): Promise<string> {
  if (existsSync(pictureOf(context))) return toSvg(await toPng(context, 64), "image/png");
  const ico = path.join(context.staticDir, "favicon.ico");
  return existsSync(ico)
    ? toSvg(await readFile(ico), "image/x-icon")
    : drawLetter(context.site.title);
}

function toPng(context: OutputContext, side: number): Promise<Buffer> {
  const picture = pictureOf(context);
  const icon = existsSync(picture)
    ? sharp(picture).resize(side, side, CONTAINED)
    : sharp(Buffer.from(placeMark(drawLetter(context.site.title), 0, 0, side)));
  return icon.png().toBuffer();
}

function pictureOf({ staticDir }: OutputContext): string {
  return path.join(staticDir, "favicon.png");
}

/** A picture that is not square gets transparent edges. */
const CONTAINED = { fit: "contain", background: "transparent" } as const;

/** Wraps a picture in an SVG, since browsers prefer `favicon.svg`. */
function toSvg(picture: Buffer, type: string): string {
  const address = `data:${type};base64,${picture.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image width="64" height="64" href="${address}"/></svg>`;
}

/** Wraps a square PNG in an ICO file, which browsers request at `/favicon.ico`. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
