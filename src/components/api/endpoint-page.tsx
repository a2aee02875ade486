import type { ReactNode } from "react";
import { useRevealTarget } from "./use-reveal-target";
import { apiPaths } from "../../lib/api/addresses";
import type { OperationPage, ParameterModel } from "../../lib/api/model";
import { statusClass } from "../../lib/api/words";
import { ApiSection } from "./api-section";
import { Callbacks } from "./callbacks";
import { Downloads } from "./downloads";
import { Examples } from "./examples";
import { Extensions } from "./extensions";
import { MediaTypes } from "./media-types";
import { MethodPath } from "./method-path";
import { Responses } from "./responses";
import { ExternalDocsLink, RichText } from "./rich-text";
import { Samples } from "./samples";
import { Marks } from "./schema-members";
import { Schemas, useSchemasByName } from "./schemas-context";
import { Security } from "./security";
import { Servers } from "./servers";
import { Switch } from "./switch";
import { Parameters } from "./value";

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
  useRevealTarget();
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

/** The answer that a reader wants to see beside the request. */
function firstSuccess({ responses }: OperationPage) {
  return responses.find(
    ({ status, content }) =>
      status.startsWith("2") && content.some(({ examples }) => examples.length > 0),
  );
}

function AnswerExamples({ response }: { response: OperationPage["responses"][number] }) {
  const { status, content, anchor } = response;
  return (
    <section className="samples" aria-labelledby="response-example">
      <h2 id="response-example" className="samples-title">
        Response{" "}
        <span className="status" data-class={statusClass(status)}>
          {status}
        </span>
      </h2>
      <Switch
        legend="Media type"
        name={`${anchor}:answer`}
        options={content
          .filter(({ examples }) => examples.length > 0)
          .map(({ mediaType, examples }) => ({
            key: mediaType,
            label: mediaType,
            content: (
              <Examples name={`${anchor}:${mediaType}`} examples={examples} isTitled={false} />
            ),
          }))}
      />
    </section>
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

const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["querystring", "Query string"],
  ["header", "Request headers"],
  ["cookie", "Cookies"],
] as const;

interface ContractProps {
  operation: OperationPage;
  /** Anchor of the response whose examples stand beside the request. */
  shownAnswer: string | undefined;
}

function Contract({ operation, shownAnswer }: ContractProps) {
  const { document, requestBody, responses, callbacks, servers } = operation;
  return (
    <>
      <ApiSection id="authentication" title="Authentication">
        <Security
          security={operation.security}
          schemes={operation.securitySchemes}
          documentPermalink={document.permalink}
        />
      </ApiSection>
      {PLACES.map(([place, title]) => (
        <ParametersOf key={place} place={place} title={title} all={operation.parameters} />
      ))}
      {requestBody ? (
        <ApiSection
          id={requestBody.anchor}
          title="Request body"
          aside={<Marks words={requestBody.required ? ["required"] : ["optional"]} />}
        >
          <RichText text={requestBody} />
          <MediaTypes content={requestBody.content} anchor={requestBody.anchor} />
          <Extensions extensions={requestBody.extensions} />
        </ApiSection>
      ) : null}
      <ApiSection id="responses" title="Responses">
        <Responses
          responses={responses}
          errors={apiPaths.errors(document.permalink)}
          without={shownAnswer}
        />
      </ApiSection>
      {callbacks.length > 0 ? (
        <ApiSection id="callbacks" title="Callbacks">
          <Callbacks callbacks={callbacks} base="callback" documentPermalink={document.permalink} />
        </ApiSection>
      ) : null}
      {servers.length > 0 ? (
        <ApiSection id="servers" title="Servers">
          <Servers servers={servers} />
        </ApiSection>
      ) : null}
      <Extensions extensions={operation.extensions} />
    </>
  );
}

interface ParametersOfProps {
  place: ParameterModel["in"];
  title: string;
  all: OperationPage["parameters"];
}

function ParametersOf({ place, title, all }: ParametersOfProps) {
  const parameters = all.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return null;
  return (
    <ApiSection id={`${place}-parameters`} title={title}>
      <Parameters parameters={parameters} />
    </ApiSection>
  );
}
