import { useState } from "react";
import type { MouseEvent } from "react";

const SHOWN_FOR = 1500;

interface CopyButtonProps {
  label?: string;
  className?: string;
  /** What is copied; the code of the block that the button stands in if absent. */
  read?: (button: HTMLElement) => string | Promise<string>;
}

/** Copies a text, and says whether that went well: on its face, and to those who listen. */
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

/** `innerText` would add a line for each line that is a block of its own, as numbered ones are. */
function readCode(button: HTMLElement): string {
  const code = button.closest("figure")?.querySelector("pre")?.textContent ?? "";
  return code.replace(/\n$/, "");
}

/** What a reader can do with a block of code. Wrapping needs a style sheet only: see `.wrap`. */
export function CodeTools() {
  return (
    <div className="code-tools">
      <input type="checkbox" className="wrap" aria-label="Wrap long lines" />
      <CopyButton />
    </div>
  );
}
