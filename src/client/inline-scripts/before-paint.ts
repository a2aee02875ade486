import type { ColorMode } from "../../lib/preferences";
import {
  ANNOUNCEMENT_KEYS,
  applyColorMode,
  COLOR_MODE_KEY,
  readStored,
} from "../../lib/preferences";

/** From `colorMode` of the settings, by `src/site/inline-scripts.ts`. Both are the same where readers cannot choose. */
declare const DEFAULT_MODE: ColorMode;
declare const OTHER_MODE: ColorMode;

/*
 * Runs in the head of every page, before the first paint.
 *
 * - Replaces an address that ends in `index.html` with the bare one.
 * - Follows a page that leads to another one, which would lose the query and the fragment of the address.
 * - Applies the stored color mode, and follows changes made in other tabs.
 * - Hides the announcement that the reader closed. One with another id is shown.
 */

const { pathname, search, hash } = location;
if (/\/index\.html$/.test(pathname)) {
  location.replace((pathname.slice(0, -"/index.html".length) || "/") + search + hash);
}

const refresh = document.querySelector<HTMLMetaElement>("meta[http-equiv=refresh]");
if (refresh && search + hash) {
  const target = new URL(refresh.content.replace("0; url=", ""), location.href);
  target.search ||= search;
  target.hash ||= hash;
  location.replace(target);
}

// The system's preference is not followed.
const showColorMode = () =>
  applyColorMode(readStored(COLOR_MODE_KEY) === OTHER_MODE ? OTHER_MODE : DEFAULT_MODE);
showColorMode();
addEventListener("storage", showColorMode);

const closed = readStored(ANNOUNCEMENT_KEYS.id);
if (closed && readStored(ANNOUNCEMENT_KEYS.dismissed) === "true") {
  const style = new CSSStyleSheet();
  style.replaceSync(`[data-announcement="${CSS.escape(closed)}"]{display:none}`);
  document.adoptedStyleSheets.push(style);
}

// biome-ignore lint/complexity/noUselessEmptyExport: esbuild would take the file for CommonJS and wrap it.
export {};
