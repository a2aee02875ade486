import type { ReactNode } from "react";

interface AdmonitionProps {
  type?: string;
  title?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Older names of admonition kinds. */
const KINDS: Readonly<Record<string, string>> = {
  secondary: "note",
  important: "info",
  success: "tip",
  caution: "warning",
};

/** `@theme/Admonition` in a component; those in pages are rendered by the build. */
export default function Admonition({ type = "note", title, className, children }: AdmonitionProps) {
  const own = className ? ` ${className}` : "";
  return (
    <div className={`admonition admonition-${KINDS[type] ?? type}${own}`} role="note">
      <p className="admonition-title">{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</p>
      {children}
    </div>
  );
}
