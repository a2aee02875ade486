import type { ReactNode } from "react";
import { lazy, Suspense, useEffect, useState } from "react";
import { CopyButton } from "./copy-button";

interface CodeBlockProps {
  /** Highlighted code. */
  html?: string | undefined;
  lang?: string;
  /** File name or purpose, above the code. */
  title?: string | undefined;
  /** Number of the first line, if lines are numbered. */
  numbers?: number | string;
  /** Blocks with more lines are folded. */
  longest?: number;
  /** Meta string of a block that readers can change and run, on sites with live code. */
  live?: string;
  /** True if the HTML is a drawing of the code. */
  isDiagram?: boolean;
  /** Code that is not highlighted. */
  children?: ReactNode;
}

/** Packages of the site may fail while they load. Blocks stay as they are then. */
const LiveCode =
  process.env.LIVE_CODE === "true"
    ? lazy(() => import("../../docusaurus/live-code").catch(() => ({ default: LeftAlone })))
    : undefined;

function LeftAlone({ children }: { metastring: string; children: ReactNode }) {
  return <>{children}</>;
}

function BlockThatMayRun({ live, ...props }: CodeBlockProps) {
  const block = <StaticBlock {...props} />;
  return live ? <LiveBlock metastring={live}>{block}</LiveBlock> : block;
}

/** Loads what runs the code once the application has loaded. */
function LiveBlock({ metastring, children }: { metastring: string; children: ReactNode }) {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => setLoaded(true), []);
  if (!isLoaded || !LiveCode) return children;
  return (
    <Suspense fallback={children}>
      <LiveCode metastring={metastring}>{children}</LiveCode>
    </Suspense>
  );
}

/**
 * A block of code, highlighted by the build. Wrapping its lines and showing all of them needs only
 * CSS: see `.wrap` and `.unfold`.
 */
export const CodeBlock = LiveCode ? BlockThatMayRun : StaticBlock;

function StaticBlock({
  html,
  lang,
  title,
  numbers,
  longest = 44,
  isDiagram,
  children,
}: CodeBlockProps) {
  if (isDiagram && html !== undefined) return <Diagram svg={html} />;
  const start = numbers === undefined ? undefined : Number(numbers);
  const lines = String(html ?? children ?? "")
    .trimEnd()
    .split("\n").length;
  return (
    <figure className="code">
      {title ? (
        <figcaption className="code-title">
          <span>{title}</span>
          {lang ? <span className="code-lang">{lang}</span> : null}
        </figcaption>
      ) : null}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={start === undefined ? undefined : "numbered"}
        style={start && start > 1 ? { counterReset: `line ${start - 1}` } : undefined}
      >
        {html === undefined ? (
          <code>{children}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes the code.
          <code dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      <div className="code-tools">
        <input type="checkbox" className="wrap" aria-label="Wrap long lines" />
        <CopyButton />
      </div>
      {lines > longest ? (
        <label className="unfold">
          <input type="checkbox" /> All {lines} lines
        </label>
      ) : null}
    </figure>
  );
}

function Diagram({ svg }: { svg: string }) {
  return (
    <figure
      className="diagram"
      aria-label="Diagram"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn and sanitized by the build.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
