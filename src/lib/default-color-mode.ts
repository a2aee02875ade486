import type { ColorMode } from "./preferences";

/** `colorMode.defaultMode` of the settings, in which pages are rendered. `src/site/webpack-config.ts` defines it. */
export const DEFAULT_COLOR_MODE: ColorMode =
  process.env.DEFAULT_COLOR_MODE === "dark" ? "dark" : "light";
