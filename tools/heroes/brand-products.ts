import { join } from "node:path";
import { textProduct } from "../drawing/settle";
import type { Product } from "../drawing/settle";
import { drawAppIcon, drawFavicon, drawMarkFile, drawSmallIcon, drawSocialDefault } from "./brand";
import type { SocialWords } from "./brand";
import { packIco } from "./ico";
import { pngProduct, renderPng } from "./render-png";

const ICO_SIDES = [16, 32, 48];
const ROUND = 0.22;

/** The brand's files in the static folder: mark, favicons, app icons and the default picture. */
export function brandProducts(folder: string, words: SocialWords): Product[] {
  const at = (name: string) => join(folder, name);
  return [
    textProduct(at("mark.svg"), drawMarkFile()),
    textProduct(at("favicon.svg"), drawFavicon()),
    icoProduct(at("favicon.ico")),
    pngProduct(at("icon-32.png"), drawSmallIcon(), 32),
    pngProduct(at("icon-192.png"), drawAppIcon(ROUND), 192),
    pngProduct(at("icon-512.png"), drawAppIcon(ROUND), 512),
    pngProduct(at("apple-touch-icon.png"), drawAppIcon(0), 180),
    pngProduct(at("social-default.png"), drawSocialDefault(words)),
  ];
}

/** The digest of the first image in it tells whether the file is current. */
function icoProduct(file: string): Product {
  const svg = drawSmallIcon();
  const render = (side: number) => renderPng(svg, side).then((png) => ({ side, png }));
  return {
    file,
    isCurrent: pngProduct(file, svg, ICO_SIDES[0]).isCurrent,
    make: async () => packIco(await Promise.all(ICO_SIDES.map(render))),
  };
}
