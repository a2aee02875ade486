import { useSyncExternalStore } from "react";

type ColorMode = "light" | "dark";

/** The part of `@docusaurus/theme-common` that pages use: the current color mode. */
export function useColorMode() {
  const colorMode = useSyncExternalStore<ColorMode>(watchMode, readMode, () => "light");
  return { colorMode, isDarkTheme: colorMode === "dark" };
}

function readMode(): ColorMode {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

function watchMode(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}
