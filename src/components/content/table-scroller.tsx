import type { ReactNode } from "react";

/** A table in a container of its own, which scrolls where the table is wider than the page. */
export function TableScroller({
  className,
  children,
}: {
  className?: string;
  children?: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: it groups no fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div className="table-scroller" role="group" tabIndex={0} aria-label="Table">
      <table className={className}>{children}</table>
    </div>
  );
}
