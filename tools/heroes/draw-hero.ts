import { element } from "../drawing/element";
import { placeMark } from "../drawing/mark";
import { drawBars } from "./kinds/bars";
import { drawCurve } from "./kinds/curve";
import { drawFlow } from "./kinds/flow";
import { drawGraph } from "./kinds/graph";
import { drawHeatmap } from "./kinds/heatmap";
import { drawRings } from "./kinds/rings";
import { drawScatter } from "./kinds/scatter";
import { drawWaves } from "./kinds/waves";
import { HEIGHT, WIDTH } from "./scene";
import type { Scene } from "./scene";
import type { Hero } from "./schema";
import { box } from "./shapes";

/** Draws a post's hero picture as an SVG document of 1200 by 630 pixels. */
export function drawHero(hero: Hero, scene: Scene): string {
  const { palette } = scene;
  const ground = box(0, 0, WIDTH, HEIGHT, { fill: palette.ground });
  const mark = placeMark(44, 36, 34, palette.quiet);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: WIDTH,
    height: HEIGHT,
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  };
  return element("svg", attributes, ground + drawMatter(hero, scene) + mark);
}

function drawMatter(hero: Hero, scene: Scene): string {
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
