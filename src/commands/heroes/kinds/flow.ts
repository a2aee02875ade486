import { drawCards } from "../layouts/flow-cards";
import { drawLanes } from "../layouts/flow-lanes";
import { drawStream, leadingNumber } from "../layouts/flow-stream";
import { drawTrack } from "../layouts/flow-track";
import type { Layout } from "../scene";

const MANY = 6;

/** Steps one after another: counts as a stream, many as lanes, a few as a track or as cards. */
export const drawFlow: Layout<string> = (names, scene) => pickLayout(names, scene.variant)(names, scene);

function pickLayout(names: readonly string[], variant: number): Layout<string> {
  if (names.every((name) => !Number.isNaN(leadingNumber(name)))) return drawStream;
  if (names.length >= MANY) return drawLanes;
  return variant % 2 === 0 ? drawTrack : drawCards;
}
