import { useState } from "react";
import type { MouseEvent } from "react";

const SHOWN_FOR = 1500;

/** Copies the code of the block that it stands in. */
export function CopyButton() {
  const [copied, setCopied] = useState(false);
  const copy = async (event: MouseEvent<HTMLButtonElement>) => {
    const code = event.currentTarget.closest("figure")?.querySelector("pre")?.innerText ?? "";
    try {
      await navigator.clipboard.writeText(code.replace(/\n$/, ""));
      setCopied(true);
      setTimeout(() => setCopied(false), SHOWN_FOR);
    } catch (error) {
      console.warn("The code could not be copied.", error);
    }
  };
  return (
    <button type="button" className="copy" data-client="" onClick={copy}>
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
