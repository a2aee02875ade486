/** Size of a hero picture in pixels, as social networks expect it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The area for the data; the margin around it stays quiet. */
export const STAGE = { left: 88, right: 1112, top: 104, bottom: 530 } as const;

/** Center of the stage. */
export const CENTER = { x: 600, y: 317 } as const;

/** Size of labels in pixels. */
export const LABEL_SIZE = 21;

export interface LabelOptions {
  fill: string;
  size?: number;
  anchor?: "start" | "middle" | "end";
}

/** Draws text as outlines, which look the same on every machine, whatever fonts it has. */
export type Lettering = (text: string, x: number, y: number, options: LabelOptions) => string;

/** Everything that a generator uses besides its data. */
export interface Scene {
  palette: Palette;
  write: Lettering;
  /** Number of earlier pictures of the same kind. */
  variant: number;
}

/** Draws data between a picture's ground and its mark, as SVG elements. */
export type Generator<Data> = (data: readonly Data[], scene: Scene) => string;

/** Colors of a hero picture by role, as sRGB: the renderer supports no other notation. */
export interface Palette {
  ground: string;
  /** Just off the ground: the body of a card. */
  panel: string;
  /** Finest lines. */
  grid: string;
  hairline: string;
  /** Shapes that are not the point of the picture. */
  dim: string;
  /** Labels. */
  quiet: string;
  text: string;
  signal: string;
  signalDim: string;
  signalTint: string;
  /** What is marked. */
  amber: string;
  amberDim: string;
  /** Labels of what is marked. */
  amberText: string;
  /** Labels on amber. */
  onAmber: string;
}

/** The dark palette. Comments are the oklch() values that the colors were converted from. */
export const DARK: Palette = {
  ground: "#0c1316", // 0.18 0.012 235
  panel: "#141d22", // 0.225 0.016 232
  grid: "#192227", // 0.245 0.016 230
  hairline: "#28353b", // 0.32 0.02 225
  dim: "#3c5158", // 0.42 0.028 220
  quiet: "#8a9ca2", // 0.68 0.022 220
  text: "#dee6e9", // 0.92 0.01 220
  signal: "#4fcdcd", // 0.78 0.11 195
  signalDim: "#1f7074", // 0.5 0.075 200
  signalTint: "#0d3033", // 0.285 0.04 205
  amber: "#eba941", // 0.78 0.14 75
  amberDim: "#815b1f", // 0.5 0.09 75
  amberText: "#eba941", // 0.78 0.14 75
  onAmber: "#0c1316", // 0.18 0.012 235
};

/** The light palette, a step below the page's white so that the picture has an edge. */
export const PAPER: Palette = {
  ground: "#f1f7f8", // 0.972 0.006 215
  panel: "#fcfefe", // 0.995 0.002 220
  grid: "#e5ecee", // 0.938 0.008 218
  hairline: "#d1dbde", // 0.885 0.012 218
  dim: "#adbec3", // 0.79 0.02 218
  quiet: "#54676e", // 0.5 0.025 225
  text: "#1c2830", // 0.27 0.022 235
  signal: "#0d9298", // 0.6 0.1 200
  signalDim: "#75c0c4", // 0.76 0.075 200
  signalTint: "#d0edee", // 0.925 0.03 200
  amber: "#e49e22", // 0.75 0.15 75
  amberDim: "#edcc95", // 0.86 0.08 80
  amberText: "#945f0e", // 0.53 0.11 70
  onAmber: "#1c2830", // 0.27 0.022 235
};
