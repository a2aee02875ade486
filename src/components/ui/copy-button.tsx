import type { MouseEvent } from "react";
import { useState } from "react";

const SHOWN_FOR = 1500;

interface CopyButtonProps {
  label?: string;
  className?: string;
  /** Returns the text to copy; by default the code of the block that contains the button. */
  read?: (button: HTMLElement) => string | Promise<string>;
}

/** Copies a text and shows the outcome, also to screen readers. */
export function CopyButton({
  label = "Copy",
  className = "copy",
  read = readCode,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState("");
  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    try {
      await navigator.clipboard.writeText(await read(currentTarget));
      setOutcome("Copied");
    } catch (error) {
      console.warn("The text could not be copied.", error);
      setOutcome("Could not copy");
    }
    setTimeout(() => setOutcome(""), SHOWN_FOR);
  };
  return (
    <>
      <button type="button" className={className} data-client="" onClick={copy}>
        {outcome || label}
      </button>
      <span className="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  );
}

/**
 * Reads the code with `textContent`, because `innerText` adds a line break after each block-level
 * line.
 */
function readCode(button: HTMLElement): string {
  const code = button.closest("figure")?.querySelector("pre")?.textContent ?? "";
  return code.replace(/\n$/, "");
}
