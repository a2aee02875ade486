import type { ReactNode } from "react";
import { Fragment, useMemo } from "react";
import type {
  CallbackPart,
  OperationPage,
  ParameterModel,
} from "../../../plugins/gatsby-source-openapi";
import { apiPaths } from "../../lib/api/addresses";
import { PARAMETER_PLACES } from "../../lib/api/words";
import { Breakable } from "../ui/breakable";
import { CopyButton } from "../ui/copy-button";
import { MethodLabel } from "../ui/method-label";
import { ProgressiveHydration } from "../ui/progressive-hydration";
import { Security, Servers } from "./access";
import { Callbacks } from "./callbacks";
import { MediaTypes, Parameters } from "./content";
import { Payload, ResponseExamples } from "./examples";
import { ApiSection, Downloads } from "./page-parts";
import { Responses, withoutExamples } from "./responses";
import { Samples } from "./samples";
import { Marks } from "./schema";
import { Extensions, ExternalDocsLink, RichText } from "./text";

interface EndpointPageProps {
  operation: OperationPage;
  /** Rendered above the title: breadcrumbs. */
  before?: ReactNode;
  /** Rendered at the end: links to the previous and next page. */
  after?: ReactNode;
}

/** Shows everything that the document says about one operation. */
export function EndpointPage({ operation, before, after }: EndpointPageProps) {
  const { kind, requestBody, responses, callbacks } = operation;
  const details = useMemo(() => <OperationDetails operation={operation} />, [operation]);
  return (
    <article className="endpoint">
      <header className="endpoint-head">
        {before}
        <EndpointHead operation={operation} />
      </header>
      <aside className="endpoint-side" aria-label="Request samples">
        <Samples {...operation} />
        {kind === "webhook" && requestBody ? (
          <Payload title="Payload" content={requestBody.content} />
        ) : null}
        <ResponseExamples responses={responses} />
        {callbacks.flatMap(({ name, operations }) =>
          operations.map((callback) => (
            <Payload
              key={`${name} ${callback.method}`}
              title={`Callback ${name}`}
              content={callback.requestBody?.content ?? []}
            />
          )),
        )}
      </aside>
      <div className="endpoint-body">
        <ProgressiveHydration>{details}</ProgressiveHydration>
        {after}
      </div>
    </article>
  );
}

function EndpointHead({ operation }: { operation: OperationPage }) {
  const { title, method, pathTemplate, permalink, deprecated, kind, path } = operation;
  return (
    <>
      <h1>{title}</h1>
      {deprecated ? (
        <p className="admonition admonition-warning">
          <strong>Deprecated.</strong> Do not use it in new code.
        </p>
      ) : null}
      {kind === "webhook" ? (
        <p className="api-note">A webhook: the API sends this request to your server.</p>
      ) : null}
      <MethodPath
        method={method}
        isWebhook={kind === "webhook"}
        server={operation.servers[0]?.resolvedUrl}
        path={pathTemplate}
      />
      <RichText text={operation} />
      {path.summary ? <p>{path.summary}</p> : null}
      <RichText text={path} />
      <Extensions extensions={path.extensions} />
      <ExternalDocsLink docs={operation.externalDocs} />
      <p className="api-meta">
        {operation.operationId ? (
          <span>
            Operation{" "}
            <code>
              <Breakable text={operation.operationId} />
            </code>
          </span>
        ) : null}
        <Downloads links={[["OpenAPI document", apiPaths.openapi(permalink)]]} />
      </p>
    </>
  );
}

interface MethodPathProps {
  method: string;
  /** True for the name of an event instead of a path on the server. */
  isWebhook: boolean;
  server: string | undefined;
  path: string;
}

/** Shows method and path of an operation. The host is copied with it. */
function MethodPath({ method, isWebhook, server = "", path }: MethodPathProps) {
  return (
    <figure className="code method-path">
      <MethodLabel method={method} isWebhook={isWebhook} />
      <pre>
        <code>
          {isWebhook ? (
            <Breakable text={path} />
          ) : (
            <>
              <span className="visually-hidden">{server.replace(/\/$/, "")}</span>
              <PathTemplate path={path} />
            </>
          )}
        </code>
      </pre>
      <CopyButton />
    </figure>
  );
}

/** Shows a path with its parameters marked. Lines can break after slashes, and before `:verbs`. */
function PathTemplate({ path }: { path: string }) {
  const parts = path.split(/(?<=.\/|\})|(?=\{|:(?![^{]*\}))/);
  return (
    <>
      {parts.map((part, index) =>
        part.startsWith("{") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path have no other name.
          <var key={index}>{part}</var>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={index}>
            {part.startsWith("/") ? null : <wbr />}
            {part}
          </Fragment>
        ),
      )}
    </>
  );
}

/** Shows parameters, body, responses and the other parts of an operation. */
function OperationDetails({ operation }: { operation: OperationPage }) {
  const { document, kind, responses, servers } = operation;
  const callbacks = operation.callbacks.map(withoutPayloads);
  const isWebhook = kind === "webhook";
  const requestBody =
    isWebhook && operation.requestBody
      ? withoutExamples(operation.requestBody)
      : operation.requestBody;
  const body = requestBody ? (
    <ApiSection
      id={requestBody.anchor}
      title={isWebhook ? "Payload" : "Request body"}
      aside={<Marks words={requestBody.required ? ["required"] : ["optional"]} />}
    >
      <RichText text={requestBody} />
      <MediaTypes content={requestBody.content} anchor={requestBody.anchor} />
      <Extensions extensions={requestBody.extensions} />
    </ApiSection>
  ) : null;
  return (
    <>
      {isWebhook ? body : null}
      <ApiSection id="authentication" title="Authentication">
        <Security
          security={operation.security}
          schemes={operation.securitySchemes}
          documentPermalink={document.permalink}
        />
      </ApiSection>
      {PARAMETER_PLACES.map(([place, title]) => (
        <ParametersOf key={place} place={place} title={title} all={operation.parameters} />
      ))}
      {isWebhook ? null : body}
      <ApiSection id="responses" title="Responses">
        <Responses
          responses={responses}
          errors={apiPaths.errors(document.permalink)}
          isWithoutExamples
        />
        <Extensions extensions={operation.responsesExtensions} />
      </ApiSection>
      {callbacks.length > 0 ? (
        <ApiSection id="callbacks" title="Callbacks">
          <Callbacks callbacks={callbacks} documentPermalink={document.permalink} />
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

/** Returns a callback without the examples of its bodies, which the page shows beside the text. */
function withoutPayloads({ operations, ...callback }: CallbackPart): CallbackPart {
  return {
    ...callback,
    operations: operations.map(({ requestBody, ...operation }) => ({
      ...operation,
      ...(requestBody ? { requestBody: withoutExamples(requestBody) } : {}),
    })),
  };
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
      <Parameters values={parameters} />
    </ApiSection>
  );
}
