import type { ReactNode } from "react";
import type { TocHeading } from "../navigation/table-of-contents";
import { ContentsDisclosure, TableOfContents } from "../navigation/table-of-contents";

interface ContentsProps {
  headings: readonly TocHeading[];
  /** Rendered above the contents in narrow windows: breadcrumbs, title and lead. */
  head: ReactNode;
  children: ReactNode;
}

/** An API page with its contents, if it has several headings. */
export function WithContents({ headings, head, children }: ContentsProps) {
  const page = {
    headings: headings.length < 2 ? [] : headings,
    hideTableOfContents: false,
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 3,
  };
  return (
    <div className={page.headings.length > 0 ? "page page-with-toc" : "page"}>
      <article className="page-article api-page">
        {head}
        <ContentsDisclosure page={page} />
        {children}
      </article>
      <TableOfContents page={page} />
    </div>
  );
}
