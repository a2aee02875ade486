import { readStored, writeStored } from "./storage";

/** The two looks of the site. */
export type ColorMode = "light" | "dark";

/** Key in local storage. */
export const COLOR_MODE_KEY = "theme";

/** The stored mode. Light until the reader chooses; the system's preference is not followed. */
export function readColorMode(): ColorMode {
  return readStored(COLOR_MODE_KEY) === "dark" ? "dark" : "light";
}

/** Shows a mode and remembers it. */
export function setColorMode(mode: ColorMode): void {
  applyColorMode(mode);
  writeStored(COLOR_MODE_KEY, mode);
}

/** Shows a mode. */
export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}
