import type { ReactNode } from "react";

/** The name of each kind, and its sign: a path on a field of 20 by 20. */
const KINDS = {
  note: ["Note", "M4 3h9l3 3v11H4zM7 8h6M7 12h6"],
  tip: ["Tip", "M10 2.5a5 5 0 0 1 2.5 9.3V14h-5v-2.2A5 5 0 0 1 10 2.5zM8 17.5h4"],
  info: ["Info", "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM10 9v5M10 6.1v.1"],
  warning: ["Warning", "M10 3l7.5 13.5h-15zM10 8.5v3.5M10 14.3v.1"],
  danger: ["Danger", "M6.5 2.5h7l4 4v7l-4 4h-7l-4-4v-7zM10 6.5v4.5M10 13.6v.1"],
} as const;

interface AdmonitionProps {
  kind?: keyof typeof KINDS;
  title?: string;
  children?: ReactNode;
}

/** A remark beside the text: `:::tip[Title] … :::`. */
export function Admonition({ kind = "note", title, children }: AdmonitionProps) {
  const [name, sign] = KINDS[kind];
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      <p className="admonition-title">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={sign} />
        </svg>
        {title ?? name}
      </p>
      {children}
    </div>
  );
}
