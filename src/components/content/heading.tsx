import type { ReactNode } from "react";

interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/** A heading of one level with a link to itself. */
export function heading(Tag: "h2" | "h3" | "h4") {
  return function Heading({ id, children }: HeadingProps) {
    return (
      <Tag id={id} className="heading">
        {children}
        {id ? (
          // biome-ignore lint/a11y/useAnchorContent: its sign comes from the style sheet, its name from the label.
          <a className="heading-link" href={`#${id}`} aria-label="Link to this section" />
        ) : null}
      </Tag>
    );
  };
}
