import { element } from "../drawing/element";
import { drawMark, MARK, placeMark } from "../drawing/mark";
import { DARK, PAPER } from "./palette";
import { HEIGHT, WIDTH } from "./scene";
import type { Lettering } from "./scene";
import { box, range, stroke } from "./shapes";

const SVG = "http://www.w3.org/2000/svg";
/** How much of an icon's side the mark takes. */
const SHARE = 0.66;

/** The mark as a file: in the signal's color, or in the text's color where it is set inline. */
export function drawMarkFile(): string {
  const attributes = { xmlns: SVG, viewBox: "0 0 24 24", color: PAPER.signal };
  return `${element("svg", attributes, drawMark("currentColor"))}\n`;
}

/** The mark as a favicon that follows the color mode of the browser's own frame. */
export function drawFavicon(): string {
  const rule = `path{color:${PAPER.signal}}@media (prefers-color-scheme:dark){path{color:${DARK.signal}}}`;
  const inside = element("style", {}, rule) + drawMark("currentColor");
  return `${element("svg", { xmlns: SVG, viewBox: "0 0 24 24" }, inside)}\n`;
}

/** The mark alone, for icons of a few pixels. */
export function drawSmallIcon(): string {
  return element(
    "svg",
    { xmlns: SVG, viewBox: "0 0 24 24", width: 48, height: 48 },
    drawMark(PAPER.signal),
  );
}

/** The mark on the dark ground, for home screens; `radius` rounds the corners, in parts of the side. */
export function drawAppIcon(radius: number): string {
  const side = 512;
  const size = side * SHARE;
  const ground = box(0, 0, side, side, { fill: DARK.ground, rx: side * radius });
  const mark = placeMark((side - size) / 2, (side - size) / 2, size, DARK.signal);
  return element(
    "svg",
    { xmlns: SVG, viewBox: `0 0 ${side} ${side}`, width: side, height: side },
    ground + mark,
  );
}

/** What the picture of pages without one of their own says. */
export interface SocialWords {
  title: string;
  tagline: string;
  /** Sets the wordmark and the tagline. */
  write: Lettering;
}

/** The picture for pages that have none of their own: wordmark and tagline beside a large mark. */
export function drawSocialDefault({ title, tagline, write }: SocialWords): string {
  const palette = DARK;
  const center = { x: 716, y: 652 };
  const scale = 26.5;
  const bubble = element("path", { d: MARK.bubble, fill: palette.signalTint });
  const arcs = range(2).map((index) => {
    const r = (index === 0 ? 8 : 3.6) * scale;
    const path = `M${center.x} ${center.y - r}A${r} ${r} 0 0 1 ${center.x + r} ${center.y}`;
    return stroke(path, palette.signal, MARK.strokeWidth * scale, { "stroke-linecap": "round" });
  });
  const origin = `translate(${center.x - 2.2 * scale} ${center.y - 21.8 * scale}) scale(${scale})`;
  const fine = range(12).map((index) => {
    const r = 11.2 * scale + 20 + index * 32;
    return `M${center.x} ${center.y - r}A${r} ${r} 0 0 1 ${center.x + r} ${center.y}`;
  });
  const attributes = {
    xmlns: SVG,
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  };
  return element(
    "svg",
    attributes,
    box(0, 0, WIDTH, HEIGHT, { fill: palette.ground }) +
      element("g", { transform: origin }, bubble) +
      element(
        "clipPath",
        { id: "bubble" },
        element("path", { d: MARK.bubble, transform: origin }),
      ) +
      stroke(fine.join(""), palette.signalDim, 1.5, { "clip-path": "url(#bubble)" }) +
      arcs.join("") +
      write(title, 84, 318, { fill: palette.text, size: 96 }) +
      write(tagline, 88, 386, { fill: palette.quiet, size: 32 }),
  );
}
