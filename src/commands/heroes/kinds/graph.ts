import { drawArcs } from "../layouts/graph-arcs";
import { drawBus } from "../layouts/graph-bus";
import { drawWheel } from "../layouts/graph-wheel";
import type { Layout } from "../scene";

const LAYOUTS = [drawBus, drawWheel, drawArcs] as const;
const MANY = 8;

/** Things that are connected, in turn on a board, as a wheel and under arcs. */
export const drawGraph: Layout<string> = (names, scene) => {
  const layout = names.length >= MANY ? drawArcs : (LAYOUTS[scene.variant % LAYOUTS.length] ?? drawBus);
  return layout(names, scene);
};
