/** Width of every chart, in units of the view box. */
export const CHART_WIDTH = 720;

/** A part of a picture, drawn from the origin down, and the height that it takes. */
export interface Block {
  svg: string;
  height: number;
}

/** The area in which data are drawn. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Height of the data's area where the number of rows does not decide it. */
export const PLOT_HEIGHT = 224;
