import type { ReactNode } from "react";
import { CodeTools } from "../../components/ui/copy-button";

interface CodeBlockProps {
  children?: ReactNode;
  title?: string;
  /** Accepted but unused: code that is created at run time is not highlighted. */
  language?: string;
}

/** `@theme/CodeBlock` in a component; those in pages are highlighted by the build. */
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
