import type { ReactNode } from "react";
import { CodeTools } from "../../components/ui/copy-button";

interface CodeBlockProps {
  children?: ReactNode;
  title?: string;
  /** Code that is made while a page is drawn is not colored. */
  language?: string;
}

/** `@theme/CodeBlock` in a component; in a page it is colored when the site is built. */
export default function CodeBlock({ children, title }: CodeBlockProps) {
  return (
    <figure className="code">
      {title ? (
        <figcaption className="code-title">
          <span>{title}</span>
        </figcaption>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
      <CodeTools />
    </figure>
  );
}
