import type { ReactNode } from "react";
import { apiPaths } from "../../lib/api/addresses";
import type { OperationPage } from "../../lib/api/model";
import { AnswerExamples, firstSuccess } from "./answer-examples";
import { Contract } from "./contract";
import { Downloads } from "./downloads";
import { Extensions } from "./extensions";
import { MethodPath } from "./method-path";
import { ExternalDocsLink, RichText } from "./rich-text";
import { Samples } from "./samples";
import { Schemas, useSchemasByName } from "./schemas-context";

interface EndpointPageProps {
  operation: OperationPage;
  /** Stands above the title: where the page is in the site. */
  before?: ReactNode;
  /** Stands at the end: where to go on. */
  after?: ReactNode;
}

/** One operation, whole: everything that the document says about it. */
export function EndpointPage({ operation, before, after }: EndpointPageProps) {
  const schemas = useSchemasByName(operation.schemas);
  const answer = firstSuccess(operation);
  return (
    <Schemas.Provider value={schemas}>
      <article className="endpoint">
        <header className="endpoint-head">
          {before}
          <EndpointHead operation={operation} />
        </header>
        <aside className="endpoint-side" aria-label="Request samples">
          <Samples samples={operation.samples} />
          {answer ? <AnswerExamples response={answer} /> : null}
        </aside>
        <div className="endpoint-body">
          <Contract operation={operation} shownAnswer={answer?.anchor} />
          {after}
        </div>
      </article>
    </Schemas.Provider>
  );
}

function EndpointHead({ operation }: { operation: OperationPage }) {
  const { title, method, pathTemplate, permalink, deprecated, kind, path } = operation;
  return (
    <>
      <h1>{title}</h1>
      {deprecated ? (
        <p className="deprecation">
          <strong>Deprecated.</strong> Do not use it for anything new.
        </p>
      ) : null}
      {kind === "webhook" ? (
        <p className="api-note">A webhook: the API sends this request to you.</p>
      ) : null}
      <MethodPath method={method} path={pathTemplate} />
      <RichText text={operation} />
      {path.summary ? <p>{path.summary}</p> : null}
      <RichText text={path} />
      <Extensions extensions={path.extensions} />
      <ExternalDocsLink docs={operation.externalDocs} />
      <p className="api-meta">
        {operation.operationId ? <code>{operation.operationId}</code> : null}
        <Downloads
          links={[
            ["View as Markdown", apiPaths.markdown(permalink)],
            ["OpenAPI", apiPaths.openapi(permalink)],
          ]}
        />
      </p>
    </>
  );
}
