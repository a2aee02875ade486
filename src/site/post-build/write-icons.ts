import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeSiteFile } from "../files";
import { drawLetter, placeMark } from "../social/mark";

/**
 * Draws the icons that a site does not have in its `static` folder: the first letter of its title.
 *
 * @param staticDir the content's folder of static files
 */
export async function writeIcons(
  publicDir: string,
  staticDir: string,
  title: string,
): Promise<void> {
  const svg = drawLetter(title);
  const png = (side: number) =>
    sharp(Buffer.from(placeMark(svg, 0, 0, side)))
      .png()
      .toBuffer();
  const icons: Record<string, () => string | Promise<Buffer>> = {
    "favicon.svg": () => svg,
    "favicon.ico": async () => toIco(await png(32), 32),
    "apple-touch-icon.png": () => png(180),
    "icon-192.png": () => png(192),
    "icon-512.png": () => png(512),
  };
  for (const [name, draw] of Object.entries(icons)) {
    if (existsSync(path.join(staticDir, name))) continue;
    await writeSiteFile(publicDir, name, await draw());
  }
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
