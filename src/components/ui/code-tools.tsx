import { CopyButton } from "./copy-button";

/** What a reader can do with a block of code. Wrapping needs a style sheet only: see `.wrap`. */
export function CodeTools() {
  return (
    <div className="code-tools">
      <input type="checkbox" className="wrap" aria-label="Wrap long lines" />
      <CopyButton />
    </div>
  );
}
