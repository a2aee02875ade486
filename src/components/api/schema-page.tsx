import type { ReactNode } from "react";
import { useMemo } from "react";
import type {
  SchemaPage as SchemaPageModel,
  SchemaTree,
} from "../../../plugins/gatsby-source-openapi";
import { Breakable } from "../ui/breakable";
import { ProgressiveHydration } from "../ui/progressive-hydration";
import { Payload } from "./examples";
import { ApiSection, OperationList, PageLinks } from "./page-parts";
import { Members, SchemaLabel } from "./schema";
import { Descriptions, SchemaFacts } from "./schema-facts";

interface SchemaPageProps {
  page: SchemaPageModel;
  before?: ReactNode;
  after?: ReactNode;
}

/** Shows a named schema and its users. */
export function SchemaPage({ page, before, after }: SchemaPageProps) {
  const { schema } = page;
  const content = useMemo(() => <SchemaContent page={page} />, [page]);
  return (
    <article className="endpoint">
      <header className="endpoint-head">
        {before}
        <h1 id={page.name}>
          <Breakable text={page.title} />
        </h1>
        <Descriptions descriptions={schema.descriptions} />
        <p className="api-meta">
          {page.name === page.title ? null : <code>{page.name}</code>}
          {hasContent(schema) ? null : <SchemaLabel schema={schema} />}
        </p>
      </header>
      <aside className="endpoint-side" aria-label="Examples">
        <Payload title="Example" content={[{ mediaType: "", examples: page.examples }]} />
      </aside>
      <div className="endpoint-body">
        <ProgressiveHydration>{content}</ProgressiveHydration>
        {after}
      </div>
    </article>
  );
}

/** Returns whether a schema says more than its type and description. */
function hasContent(schema: SchemaTree): boolean {
  const { facts, lists, includes, members, leftOut, choices, elsewhere } = schema;
  return Boolean(facts ?? lists ?? includes ?? members ?? leftOut ?? choices ?? elsewhere);
}

/** What the schema contains, and where it is used. */
function SchemaContent({ page }: SchemaPageProps) {
  const { schema, usedByOperations, usedBySchemas, uses } = page;
  return (
    <>
      {hasContent(schema) ? (
        <ApiSection
          id="schema"
          title={schema.members?.some(({ isName }) => isName) ? "Properties" : "Schema"}
          aside={<SchemaLabel schema={schema} />}
        >
          <div className="schema-view">
            <SchemaFacts schema={{ ...schema, descriptions: undefined }} />
            <Members schema={schema} />
          </div>
        </ApiSection>
      ) : null}
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
