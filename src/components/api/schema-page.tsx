import type { ReactNode } from "react";
import type {
  PageLink,
  SchemaPage as SchemaPageModel,
} from "../../../plugins/gatsby-source-openapi";
import { apiPaths } from "../../lib/api/addresses";
import { marksOf } from "../../lib/api/words";
import { SiteLink } from "../ui/site-link";
import { Examples } from "./examples";
import { ApiSection, Downloads, OperationList, PageLinks } from "./page-parts";
import {
  Marks,
  Schemas,
  SchemaType,
  SchemaView,
  Title,
  useSchemasByName,
  useSchemaTree,
} from "./schema";

interface SchemaPageProps {
  page: SchemaPageModel;
  before?: ReactNode;
}

/** Shows a named schema and its users. */
export function SchemaPage({ page, before }: SchemaPageProps) {
  const schemas = useSchemasByName(page.schemas);
  return (
    <Schemas.Provider value={schemas}>
      <article className="endpoint">
        <header className="endpoint-head">
          {before}
          <h1>{page.title}</h1>
          <p className="api-meta">
            {page.name === page.title ? null : <code>{page.name}</code>}
            <Downloads links={[["View as Markdown", apiPaths.markdown(page.permalink)]]} />
          </p>
        </header>
        <aside className="endpoint-side" aria-label="Examples">
          <Examples name="schema" examples={page.examples} />
        </aside>
        <div className="endpoint-body">
          <SchemaBody page={page} />
          <UsedBy page={page} />
        </div>
      </article>
    </Schemas.Provider>
  );
}

function SchemaBody({ page }: SchemaPageProps) {
  const node = useSchemaTree(page.schema, page.name);
  return (
    <ApiSection id="schema" title="Schema">
      <p className="body-type">
        <SchemaType node={node} /> <Marks words={marksOf(node.layers)} />
        <Title node={node} known={page.title} />
      </p>
      <SchemaView node={node} />
    </ApiSection>
  );
}

function UsedBy({ page }: SchemaPageProps) {
  const { usedByOperations, usedBySchemas, uses } = page;
  return (
    <>
      {usedByOperations.length > 0 ? (
        <ApiSection id="used-by-operations" title="Operations that use it">
          <OperationList operations={usedByOperations} />
        </ApiSection>
      ) : null}
      {usedBySchemas.length > 0 ? (
        <ApiSection id="used-by-schemas" title="Schemas that use it">
          <PageLinks links={usedBySchemas} />
        </ApiSection>
      ) : null}
      {uses.length > 0 ? (
        <ApiSection id="uses" title="Schemas that it refers to">
          <PageLinks links={uses} />
        </ApiSection>
      ) : null}
    </>
  );
}

interface SchemasPageProps {
  document: PageLink;
  schemas: ReadonlyArray<PageLink & { description: string }>;
  before?: ReactNode;
}

/** Shows the list of all named schemas of a document. */
export function SchemasPage({ document, schemas, before }: SchemasPageProps) {
  return (
    <article className="page-article api-page">
      {before}
      <h1>Schemas</h1>
      <p className="lead">The schemas of requests and responses of the {document.title}.</p>
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
