import { drawClusters } from "../layouts/scatter-clusters";
import { drawRun } from "../layouts/scatter-run";
import { drawShares } from "../layouts/scatter-shares";
import { drawStrip } from "../layouts/scatter-strip";
import type { Layout } from "../scene";

/** Single observations: shares as discs, falling sizes as clusters, ranked values as a strip. */
export const drawScatter: Layout<number> = (values, scene) => pickLayout(values)(values, scene);

function pickLayout(values: readonly number[]): Layout<number> {
  if (values.every((value) => value >= 0 && value <= 1)) return drawShares;
  if (isMonotone(values.slice(0, -1), -1)) return drawClusters;
  return isMonotone(values, 1) ? drawStrip : drawRun;
}

/** Whether values only rise (direction 1) or only fall (−1). */
function isMonotone(values: readonly number[], direction: 1 | -1): boolean {
  return values
    .slice(1)
    .every((value, index) => (value - (values[index] ?? value)) * direction >= 0);
}
