import { useEffect, useState } from "react";
import { applyColorMode, readColorMode, setColorMode } from "../../lib/color-mode";
import type { ColorMode } from "../../lib/color-mode";

/** Switches between light and dark. */
export function ColorModeToggle() {
  const [mode, setMode] = useState<ColorMode>("light");
  useEffect(() => {
    const follow = () => {
      const stored = readColorMode();
      applyColorMode(stored);
      setMode(stored);
    };
    follow();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const toggle = () => {
    const next = mode === "dark" ? "light" : "dark";
    setColorMode(next);
    setMode(next);
  };
  return (
    <button
      type="button"
      className="icon-button color-mode"
      data-client=""
      aria-label="Dark mode"
      aria-pressed={mode === "dark"}
      onClick={toggle}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path className="half" d="M10 3.5a6.5 6.5 0 0 1 0 13z" />
      </svg>
    </button>
  );
}
