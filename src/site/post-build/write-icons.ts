import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { writeSiteFile } from "../files";
import { drawLetter, placeMark } from "../social/mark";

/**
 * Makes the icons that a site does not have in its `static` folder: of its `favicon.png` or `favicon.ico`, or else
 * of the first letter of its title.
 *
 * @param staticDir the content's folder of static files
 */
export async function writeIcons(
  publicDir: string,
  staticDir: string,
  title: string,
): Promise<void> {
  const letter = drawLetter(title);
  const [picture, ico] = ["favicon.png", "favicon.ico"].map((name) => path.join(staticDir, name));
  const png = (side: number) =>
    picture && existsSync(picture)
      ? sharp(picture).resize(side, side, CONTAINED).png().toBuffer()
      : sharp(Buffer.from(placeMark(letter, 0, 0, side)))
          .png()
          .toBuffer();
  const svg = async () => {
    if (picture && existsSync(picture)) return toSvg(await png(64), "image/png");
    return ico && existsSync(ico) ? toSvg(await readFile(ico), "image/x-icon") : letter;
  };
  const icons: Record<string, () => Promise<string | Buffer>> = {
    "favicon.svg": svg,
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
