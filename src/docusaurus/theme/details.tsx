import type { DetailsHTMLAttributes, ReactNode } from "react";

interface DetailsProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "summary"> {
  summary?: ReactNode;
}

/** `@theme/Details` in a component; those in pages are rendered by the build. */
export default function Details({ summary, children, ...rest }: DetailsProps) {
  return (
    <details {...rest}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
