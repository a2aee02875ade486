import { CodeTools } from "../ui/code-tools";

interface CodeBlockProps {
  /** Highlighted code. */
  html: string;
  lang?: string;
  /** File name or purpose, above the code. */
  title?: string;
  /** Number of the first line, where lines are numbered. */
  numbers?: number | string;
}

/** A block of code, colored when the site was built. */
export function CodeBlock({ html, lang, title, numbers }: CodeBlockProps) {
  const start = numbers === undefined ? undefined : Number(numbers);
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
        style={lineStart(start)}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes the code. */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CodeTools />
    </figure>
  );
}

function lineStart(start: number | undefined) {
  return start === undefined || start === 1 ? undefined : { counterReset: `line ${start - 1}` };
}
