import { extensionValue } from "../../../packages/words";
import type { Description, Extension, ExternalDocs } from "../../../plugins/gatsby-source-openapi";
import { withHrefs } from "../../lib/addresses";
import { isSafeAddress } from "../../lib/api/addresses";
import { SiteLink } from "../ui/site-link";

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

/** Shows words with code between backticks. */
export function TextWithCode({ words }: { words: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
  return words.split("`").map((piece, at) => (at % 2 ? <code key={at}>{piece}</code> : piece));
}

/** Shows words, and a value after them. */
export function FactValue({ words, value }: { words: string; value: string | undefined }) {
  if (value === undefined) return <TextWithCode words={words} />;
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

/** Shows possible values on one line. */
export function OneOf({ values }: { values: readonly string[] }) {
  return (
    <p className="enum-line">
      {values.length === 1 ? "always" : "one of"}{" "}
      {values.map((value) => (
        <span key={value}>
          <code>{value}</code>{" "}
        </span>
      ))}
    </p>
  );
}

interface ValueListProps {
  values: ReadonlyArray<{ name: string; description?: string | undefined }>;
}

/** Shows values, each with its description. */
export function ValueList({ values }: ValueListProps) {
  if (values.length === 0) return null;
  return (
    <dl className="enum">
      {values.map(({ name, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{description ? <TextWithCode words={description} /> : null}</dd>
        </div>
      ))}
    </dl>
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
      dangerouslySetInnerHTML={{ __html: withHrefs(html) }}
    />
  );
}

/** Returns the HTML of a description that is one paragraph without a link. */
export function oneLine(html: string | undefined): string | undefined {
  const line = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html ?? "")?.[1];
  return line?.includes("<a ") ? undefined : line;
}

/** Shows a link to external documentation, whose text is a description of one line. */
export function ExternalDocsLink({ docs }: { docs: ExternalDocs | undefined }) {
  if (!docs) return null;
  const line = isSafeAddress(docs.url) ? oneLine(docs.descriptionHtml) : undefined;
  return (
    <div className="external-docs">
      {line ? null : <RichText text={docs} />}
      <p>
        See{" "}
        {line ? (
          <SiteLink href={docs.url}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when the document was read. */}
            <span dangerouslySetInnerHTML={{ __html: line }} />
          </SiteLink>
        ) : (
          <OuterLink href={docs.url} />
        )}
      </p>
      <Extensions extensions={docs.extensions} />
    </div>
  );
}
