import { drawDotMatrix } from "../layouts/heatmap-dots";
import { drawMosaic } from "../layouts/heatmap-mosaic";
import { drawTiles } from "../layouts/heatmap-tiles";
import type { Layout } from "../scene";

const TWO_BY_TWO = 4;

/** Cells of a table: yes and no as tiles, two by two as a mosaic, larger squares as rasters. */
export const drawHeatmap: Layout<number> = (values, scene) => {
  if (values.every((value) => value === 0 || value === 1)) return drawTiles(values, scene);
  return values.length === TWO_BY_TWO ? drawMosaic(values, scene) : drawDotMatrix(values, scene);
};
