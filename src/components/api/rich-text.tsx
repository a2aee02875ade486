import { SiteLink } from "../ui/site-link";
import type { Description, ExternalDocs } from "../../lib/api/model";

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
        More: <SiteLink href={docs.url}>{docs.url}</SiteLink>
      </p>
    </div>
  );
}
