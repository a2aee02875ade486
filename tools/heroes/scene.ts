/** Size of a hero picture in pixels, as social networks expect it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The area for the data; the margin around it stays quiet. */
export const STAGE = { left: 88, right: 1112, top: 104, bottom: 530 } as const;

/** Center of the stage. */
export const CENTER = { x: 600, y: 317 } as const;

/** Size of labels in pixels, and of those that have less room. */
export const LABEL_SIZE = 21;
export const SMALLEST_LABEL = 19;

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
  /** Written after the value that is marked. */
  unit?: string | undefined;
  /** A value that columns are compared with. */
  level?: { at: number; name: string } | undefined;
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
  /** Filled shapes with a label in the ground's color. */
  signalStrong: string;
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

/** The dark palette, a step above the page's ground so that the picture has an edge. Comments are the oklch() values that the colors were converted from. */
export const DARK: Palette = {
  ground: "#141c21", // 0.222 0.015 233
  panel: "#1c262c", // 0.262 0.018 231
  grid: "#1e292e", // 0.272 0.018 229
  hairline: "#2e3c42", // 0.345 0.021 225
  dim: "#465c64", // 0.46 0.03 220
  quiet: "#96a8ae", // 0.72 0.022 220
  text: "#dee6e9", // 0.92 0.01 220
  signal: "#4fcdcd", // 0.78 0.11 195
  signalStrong: "#4fcdcd", // 0.78 0.11 195
  signalDim: "#267d81", // 0.54 0.08 200
  signalTint: "#1f4d52", // 0.39 0.05 205
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
  signalStrong: "#017179", // 0.5 0.085 203
  signalDim: "#75c0c4", // 0.76 0.075 200
  signalTint: "#d0edee", // 0.925 0.03 200
  amber: "#e49e22", // 0.75 0.15 75
  amberDim: "#edcc95", // 0.86 0.08 80
  amberText: "#945f0e", // 0.53 0.11 70
  onAmber: "#1c2830", // 0.27 0.022 235
};
