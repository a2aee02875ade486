import { drawCards } from "../layouts/flow-cards";
import { drawLanes } from "../layouts/flow-lanes";
import { drawLoop } from "../layouts/flow-loop";
import { drawStream } from "../layouts/flow-stream";
import { leadingNumber } from "../layouts/stream-parts";
import { drawThread } from "../layouts/flow-thread";
import { drawTrack } from "../layouts/flow-track";
import type { Layout } from "../scene";

const MANY = 6;
const LONG = [drawLanes, drawLoop, drawThread] as const;
const SHORT = [drawCards, drawTrack, drawThread] as const;

/** Steps one after another: counts as a stream; others as lanes, a loop, a thread, a track or cards. */
export const drawFlow: Layout<string> = (names, scene) =>
  pickLayout(names, scene.variant)(names, scene);

function pickLayout(names: readonly string[], variant: number): Layout<string> {
  if (names.every((name) => !Number.isNaN(leadingNumber(name)))) return drawStream;
  const layouts = names.length >= MANY ? LONG : SHORT;
  const turn = names.length >= MANY ? Math.floor(variant / LONG.length) : variant;
  return layouts[turn % layouts.length] ?? drawTrack;
}
