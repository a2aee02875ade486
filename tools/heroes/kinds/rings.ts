import { drawBeads } from "../layouts/rings-beads";
import { drawRingGauges } from "../layouts/rings-gauges";
import { drawSpokes } from "../layouts/rings-spokes";
import type { Layout } from "../scene";

const MOST_BEADS = 16;
const WHOLES = [50, 100];

/** Shares around a dial: small counts as beads, parts of a whole as spokes, others as arcs. */
export const drawRings: Layout<number> = (values, scene) => pickLayout(values)(values, scene);

function pickLayout(values: readonly number[]): Layout<number> {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (!values.every(Number.isInteger)) return drawRingGauges;
  if (total <= MOST_BEADS) return drawBeads;
  return WHOLES.includes(total) ? drawSpokes : drawRingGauges;
}
