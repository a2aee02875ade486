import { basename, join } from "node:path";
import type { Output } from "../shared/outputs";
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
import type { Lettering, Scene } from "./scene";
import { DARK, HEIGHT, PAPER, WIDTH } from "./scene";
import { box, element } from "./shapes";

/** Width and height of a thumbnail: twice its size on a phone. */
const THUMBNAIL = [800, 420] as const;

/** Draws a post's hero picture as an SVG document of 1200 by 630 pixels. */
export function drawHero(hero: Hero, scene: Scene): string {
  return drawPicture(hero, scene, placeMark(44, 36, 34, scene.palette.quiet));
}

/** Draws a post's hero picture for lists, where labels and the mark would be too small to read. */
export function drawThumbnail(hero: Hero, scene: Scene): string {
  return drawPicture(hero, { ...scene, write: () => "" }, "");
}

function drawPicture(hero: Hero, scene: Scene, mark: string): string {
  const ground = box(0, 0, WIDTH, HEIGHT, { fill: scene.palette.ground });
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  };
  return element("svg", attributes, ground + drawData(hero, scene) + mark);
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
  /** Takes the light palette. */
  isLight: boolean;
}

/**
 * Returns the pictures of all posts, each in full and for lists. In the order of their dates, those of one kind take its variants
 * in turns, so that neighbors look different.
 */
export function heroOutputs(posts: readonly PostHero[], write: Lettering): Output[] {
  const sorted = [...posts].sort((one, other) =>
    basename(one.folder) < basename(other.folder) ? -1 : 1,
  );
  const seen = new Map<string, number>();
  return sorted.flatMap(({ folder, hero, isLight }) => {
    const variant = seen.get(hero.kind) ?? 0;
    seen.set(hero.kind, variant + 1);
    const scene = { palette: isLight ? PAPER : DARK, write, variant };
    return [
      pngOutput(join(folder, "hero.png"), drawHero(hero, scene)),
      pngOutput(join(folder, "thumbnail.png"), drawThumbnail(hero, scene), THUMBNAIL),
    ];
  });
}
