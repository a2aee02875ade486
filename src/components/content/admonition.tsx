import type { ReactNode } from "react";

const TITLES = {
  note: "Note",
  tip: "Tip",
  info: "Info",
  warning: "Warning",
  danger: "Danger",
} as const;

interface AdmonitionProps {
  kind?: keyof typeof TITLES;
  title?: string;
  children?: ReactNode;
}

/** A remark beside the text: `:::tip[Title] … :::`. */
export function Admonition({ kind = "note", title, children }: AdmonitionProps) {
  return (
    <aside className={`admonition admonition-${kind}`}>
      <p className="admonition-title">{title ?? TITLES[kind]}</p>
      {children}
    </aside>
  );
}
