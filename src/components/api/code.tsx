import { CodeTools } from "../ui/code-tools";

/** A block of code: highlighted where the build did that, else as it is. */
export function Code({ code }: { code: { html?: string; source?: string } }) {
  return (
    <figure className="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <pre tabIndex={0}>
        {code.html === undefined ? (
          <code>{code.source}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter, which escapes the code.
          <code dangerouslySetInnerHTML={{ __html: code.html }} />
        )}
      </pre>
      <CodeTools />
    </figure>
  );
}
