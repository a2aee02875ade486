import type { Description, ExternalDocs } from "../../lib/api/model";
import { Extensions } from "./extensions";
import { OuterLink } from "./outer-link";

/** A description of the document. */
export function RichText({ text }: { text: Description | undefined }) {
  const html = text?.descriptionHtml;
  if (!html) return null;
  return (
    <div
      className="rich"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe when the document was read.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** A link to documentation elsewhere. */
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
