import type { DetailsHTMLAttributes, ReactNode } from "react";

interface DetailsProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "summary"> {
  summary?: ReactNode;
}

/** `@theme/Details` in a component; in a page it is made when the site is built. */
export default function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
