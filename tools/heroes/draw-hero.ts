import { basename, join } from "node:path";
import type { Output } from "../shared/outputs";
import { textOutput } from "../shared/outputs";
import { placeMark } from "./brand";
import { drawBars } from "./generators/bars";
import { drawCurve } from "./generators/curve";
import { drawFlow } from "./generators/flow";
import { drawGraph } from "./generators/graph";
import { drawHeatmap } from "./generators/heatmap";
import { drawRings } from "./generators/rings";
import { drawScatter } from "./generators/scatter";
import { drawWaves } from "./generators/waves";
import { pngOutput } from "./png";
import type { Hero } from "./read-post";
import type { Lettering, Palette, Scene } from "./scene";
import { DARK, HEIGHT, PAPER, SMALLEST_LABEL, WIDTH } from "./scene";
import { box, element } from "./shapes";
import { shareOutlines } from "./text";

/** Labels have at least this many pixels, or are not shown. */
const LEAST_LABEL = 11;

/** Draws a post's hero picture as an SVG document of 1200 by 630 pixels. */
export function drawHero(hero: Hero, scene: Scene): string {
  const { palette } = scene;
  const ground = box(0, 0, WIDTH, HEIGHT, { fill: palette.ground });
  const mark = element("g", { class: "label" }, placeMark(44, 36, 34, palette.quiet));
  return drawFile(shareOutlines(ground + drawData(hero, scene) + mark));
}

/**
 * Draws the same picture for pages of the site. It follows the color mode of the page, which browsers tell
 * a drawing in an `img` element. Where labels would be too small to read, as in lists, it has none.
 */
export function drawPageHero(hero: Hero, scene: Omit<Scene, "palette">): string {
  const variables = Object.keys(PAPER).map((role) => [role, `var(--${role})`]);
  const palette = Object.fromEntries(variables) as unknown as Palette;
  return drawHero(hero, { ...scene, palette }).replace(">", `>${element("style", {}, RULES)}`);
}

const RULES =
  declare(PAPER) +
  `@media(prefers-color-scheme:dark){${declare(DARK)}}` +
  `@media(max-width:${Math.ceil((LEAST_LABEL / SMALLEST_LABEL) * WIDTH) - 1}px){.label{display:none}}`;

function declare(palette: Palette): string {
  return `:root{${Object.entries(palette)
    .map(([role, color]) => `--${role}:${color}`)
    .join(";")}}`;
}

function drawFile(drawing: string): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  };
  return element("svg", attributes, drawing);
}

function drawData(hero: Hero, scene: Scene): string {
  switch (hero.kind) {
    case "bars":
      return drawBars(hero.data, scene);
    case "curve":
      return drawCurve(hero.data, scene);
    case "flow":
      return drawFlow(hero.data, scene);
    case "graph":
      return drawGraph(hero.data, scene);
    case "heatmap":
      return drawHeatmap(hero.data, scene);
    case "rings":
      return drawRings(hero.data, scene);
    case "scatter":
      return drawScatter(hero.data, scene);
    case "waves":
      return drawWaves(hero.data, scene);
  }
}

/** A post's folder, whose name begins with the date, and its hero. */
export interface PostHero {
  folder: string;
  hero: Hero;
}

/**
 * Returns the pictures of all posts, each for the site and for previews. In the order of their dates, those of one kind take its variants
 * in turns, so that neighbors look different.
 */
export function heroOutputs(posts: readonly PostHero[], write: Lettering): Output[] {
  const sorted = [...posts].sort((one, other) =>
    basename(one.folder) < basename(other.folder) ? -1 : 1,
  );
  const seen = new Map<string, number>();
  return sorted.flatMap(({ folder, hero }) => {
    const variant = seen.get(hero.kind) ?? 0;
    seen.set(hero.kind, variant + 1);
    const { kind: _kind, data: _data, ...labels } = hero;
    const scene = { write, variant, ...labels };
    return [
      textOutput(join(folder, "hero.svg"), `${drawPageHero(hero, scene)}\n`),
      pngOutput(join(folder, "hero.png"), drawHero(hero, { ...scene, palette: PAPER })),
    ];
  });
}
