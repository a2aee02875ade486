import type { ReactNode } from "react";
import { apiPaths } from "../../lib/api/addresses";
import type { SchemaPage as SchemaPageModel } from "../../lib/api/model";
import { marksOf } from "../../lib/api/words";
import { ApiSection } from "./api-section";
import { Downloads } from "./downloads";
import { Examples } from "./examples";
import { OperationList, PageLinks } from "./operation-list";
import { Marks, SchemaView, Title } from "./schema-members";
import { SchemaType } from "./schema-type";
import { Schemas, useSchemasByName, useSchemaTree } from "./schemas-context";

interface SchemaPageProps {
  page: SchemaPageModel;
  before?: ReactNode;
}

/** A named schema, and who uses it. */
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
        <ApiSection id="uses" title="Schemas that it uses">
          <PageLinks links={uses} />
        </ApiSection>
      ) : null}
    </>
  );
}
