import type { Description, Extension, ExternalDocs } from "../../../plugins/gatsby-source-openapi";
import { isSafeAddress } from "../../lib/api/addresses";
import { extensionValue } from "../../lib/api/words";
import { CodeTools } from "../ui/copy-button";
import { prefixAddresses, SiteLink } from "../ui/site-link";

/** Links to a URL of the document, or shows it as text if it could run a script. */
export function OuterLink({ href, text = href }: { href: string; text?: string }) {
  return isSafeAddress(href) ? <SiteLink href={href}>{text}</SiteLink> : <code>{href}</code>;
}

/** Shows extensions by name and value. */
export function Extensions({ extensions = [] }: { extensions?: readonly Extension[] | undefined }) {
  if (extensions.length === 0) return null;
  return (
    <ul className="facts">
      {extensions.map(({ name, value }) => (
        <li key={name}>
          <FactValue words={name} value={extensionValue(value)} />
        </li>
      ))}
    </ul>
  );
}

/** Longer values are folded. */
const LONGEST_SHOWN = 300;

/** Shows words, and a value after them. */
export function FactValue({ words, value }: { words: string; value: string | undefined }) {
  if (value === undefined) return <>{words}</>;
  if (value.length <= LONGEST_SHOWN)
    return (
      <>
        {words} <code>{value}</code>
      </>
    );
  return (
    <details className="fold">
      <summary>{words}</summary>
      <code>{value}</code>
    </details>
  );
}

/** Shows a description. */
export function RichText({ text }: { text: Description | undefined }) {
  const html = text?.descriptionHtml;
  if (!html) return null;
  return (
    <div
      className="rich"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when the document was read.
      dangerouslySetInnerHTML={{ __html: prefixAddresses(html) }}
    />
  );
}

/** Shows a link to external documentation. */
export function ExternalDocsLink({ docs }: { docs: ExternalDocs | undefined }) {
  if (!docs) return null;
  return (
    <div className="external-docs">
      <RichText text={docs} />
      <p>
        More: <OuterLink href={docs.url} />
      </p>
      <Extensions extensions={docs.extensions} />
    </div>
  );
}

/** Shows a block of code, highlighted if the build did that. */
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
      <CodeTools html={code.html ?? code.source ?? ""} />
    </figure>
  );
}
