import type { ReactNode } from "react";
import type { TocHeading } from "../navigation/table-of-contents";
import { TableOfContents } from "../navigation/table-of-contents";

interface ContentsProps {
  headings: readonly TocHeading[];
  children: ReactNode;
}

/** A page with its contents in the right column, if it has several headings. */
export function WithContents({ headings, children }: ContentsProps) {
  if (headings.length < 2) return <div className="page">{children}</div>;
  return (
    <div className="page page-with-toc">
      {children}
      <TableOfContents
        page={{
          headings,
          hideTableOfContents: false,
          tocMinHeadingLevel: 2,
          tocMaxHeadingLevel: 3,
        }}
      />
    </div>
  );
}
