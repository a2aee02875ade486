import type { Palette } from "./palette";

/** Size of a hero picture in pixels, as social networks want it. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The area in which a picture's matter is set; the margin around it stays quiet. */
export const STAGE = { left: 88, right: 1112, top: 104, bottom: 530 } as const;

/** Where the middle of the stage is. */
export const CENTER = { x: 600, y: 317 } as const;

/** Size of labels in pixels. */
export const LABEL_SIZE = 21;

/** How a label is set. */
export interface LabelOptions {
  fill: string;
  size?: number;
  anchor?: "start" | "middle" | "end";
}

/** Sets text as outlines: the same on every machine, whatever fonts it has. */
export type Lettering = (text: string, x: number, y: number, options: LabelOptions) => string;

/** Everything that a layout may use besides its data. */
export interface Scene {
  palette: Palette;
  write: Lettering;
  /** Number of earlier pictures of the same kind: neighbors of a kind take other layouts. */
  variant: number;
}

/** Draws data as a picture's matter, between its ground and its mark. */
export type Layout<Data> = (data: readonly Data[], scene: Scene) => string;
