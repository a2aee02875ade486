import { drawArcs } from "../layouts/graph-arcs";
import { drawBus } from "../layouts/graph-bus";
import { drawRadar } from "../layouts/graph-radar";
import { drawWheel } from "../layouts/graph-wheel";
import type { Layout } from "../scene";

const LAYOUTS = [drawBus, drawWheel, drawArcs, drawRadar] as const;
const MANY = 7;

/** Things that are connected, by turns on a board, as a wheel, under arcs and on a radar. */
export const drawGraph: Layout<string> = (names, scene) => {
  const layout = names.length >= MANY ? drawArcs : LAYOUTS[scene.variant % LAYOUTS.length];
  return (layout ?? drawBus)(names, scene);
};
