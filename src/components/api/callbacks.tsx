import type { CallbackPart, ServerModel } from "../../../plugins/gatsby-source-openapi";
import { Breakable } from "../ui/breakable";
import { CodeBlock } from "../ui/code-block";
import { MethodLabel } from "../ui/method-label";
import { Security, Servers } from "./access";
import { MediaTypes, Parameters } from "./content";
import { Responses } from "./responses";
import { Marks } from "./schema";
import { Extensions, ExternalDocsLink, RichText } from "./text";

interface CallbacksProps {
  callbacks: readonly CallbackPart[];
  documentPermalink: string;
}

/** Shows the requests that the API sends to an address given by the caller. */
export function Callbacks({ callbacks, documentPermalink }: CallbacksProps) {
  return (
    <>
      {callbacks.map((callback) => (
        <div className="callback" key={`${callback.name} ${callback.expression}`}>
          <h3 className="callback-title">{callback.name}</h3>
          <p>
            <code>
              <Breakable text={callback.expression} />
            </code>
          </p>
          {callback.summary ? <p>{callback.summary}</p> : null}
          <RichText text={callback} />
          <OwnServers servers={callback.servers} />
          <Extensions extensions={callback.extensions} />
          {callback.circular ? <p className="api-note">This callback contains itself.</p> : null}
          {callback.operations.map((operation) => (
            <CallbackOperation
              key={operation.method}
              operation={operation}
              documentPermalink={documentPermalink}
            />
          ))}
        </div>
      ))}
    </>
  );
}

interface CallbackOperationProps {
  operation: CallbackPart["operations"][number];
  documentPermalink: string;
}

function CallbackOperation({ operation, documentPermalink }: CallbackOperationProps) {
  const { anchor, parameters, requestBody, responses, callbacks, security } = operation;
  return (
    <div className="callback-operation" id={anchor}>
      <p className="field-line">
        <MethodLabel method={operation.method} /> <strong>{operation.summary}</strong>
        {operation.operationId ? <code>{operation.operationId}</code> : null}
        <Marks words={operation.deprecated ? ["deprecated"] : []} />
      </p>
      <RichText text={operation} />
      <ExternalDocsLink docs={operation.externalDocs} />
      <OwnServers servers={operation.servers} />
      {security.length > 0 ? (
        <Security security={security} schemes={[]} documentPermalink={documentPermalink} />
      ) : null}
      {parameters.length > 0 ? (
        <>
          <p className="api-label">Parameters</p>
          <Parameters values={parameters} />
        </>
      ) : null}
      {requestBody ? (
        <>
          <p className="api-label">
            Body <Marks words={requestBody.required ? ["required"] : []} />
          </p>
          <RichText text={requestBody} />
          <MediaTypes content={requestBody.content} anchor={requestBody.anchor} />
          <Extensions extensions={requestBody.extensions} />
        </>
      ) : null}
      {responses.length > 0 ? (
        <>
          <p className="api-label">Expected responses</p>
          <Responses responses={responses} />
          <Extensions extensions={operation.responsesExtensions} />
        </>
      ) : null}
      {operation.samples.map((sample) => (
        <div key={sample.label}>
          <p className="api-label">Sample: {sample.label}</p>
          <CodeBlock html={sample.html}>{sample.source}</CodeBlock>
        </div>
      ))}
      <Extensions extensions={operation.extensions} />
      <Callbacks callbacks={callbacks} documentPermalink={documentPermalink} />
    </div>
  );
}

/** Shows servers that the document gives besides the callback's URL. */
function OwnServers({ servers }: { servers: readonly ServerModel[] }) {
  if (servers.length === 0) return null;
  return (
    <>
      <p className="api-label">Servers</p>
      <Servers servers={servers} />
    </>
  );
}
