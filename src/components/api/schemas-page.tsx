import type { ReactNode } from "react";
import { apiPaths } from "../../lib/api/addresses";
import type { PageLink } from "../../lib/api/model";
import { SiteLink } from "../ui/site-link";
import { Downloads } from "./downloads";

interface SchemasPageProps {
  document: PageLink;
  schemas: ReadonlyArray<PageLink & { description: string }>;
  before?: ReactNode;
}

/** All named schemas of a document. */
export function SchemasPage({ document, schemas, before }: SchemasPageProps) {
  return (
    <article className="page-article api-page">
      {before}
      <h1>Schemas</h1>
      <p className="lead">The shapes of data that the {document.title} takes and gives.</p>
      <p className="api-meta">
        <Downloads
          links={[["View as Markdown", apiPaths.markdown(apiPaths.schemas(document.permalink))]]}
        />
      </p>
      <ul className="operation-list">
        {schemas.map(({ title, permalink, description }) => (
          <li key={permalink}>
            <p className="operation-line">
              <SiteLink href={permalink}>{title}</SiteLink>
            </p>
            <p className="operation-text">{description}</p>
          </li>
        ))}
      </ul>
    </article>
  );
}
