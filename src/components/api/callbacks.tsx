import { anchorPart } from "../../lib/api/anchors";
import type { CallbackModel, CallbackOperationModel } from "../../lib/api/model";
import { MethodLabel } from "../ui/method-label";
import { MediaTypes } from "./media-types";
import { Responses } from "./responses";
import { RichText } from "./rich-text";
import { Marks } from "./schema-members";
import { Security } from "./security";
import { Parameters } from "./value";

interface CallbacksProps {
  callbacks: readonly CallbackModel[];
  /** Anchor of the part that they belong to. */
  base: string;
  documentPermalink: string;
}

/** Requests that the API makes to an address that the caller gave. */
export function Callbacks({ callbacks, base, documentPermalink }: CallbacksProps) {
  return (
    <>
      {callbacks.map((callback) => {
        const anchor = `${base}-${anchorPart(callback.name)}`;
        return (
          <div className="callback" key={`${callback.name} ${callback.expression}`}>
            <h3 className="callback-title">{callback.name}</h3>
            <p>
              <code>{callback.expression}</code>
            </p>
            <RichText text={callback} />
            {callback.circular ? <p className="api-note">The same again.</p> : null}
            {callback.operations.map((operation) => (
              <CallbackOperation
                key={operation.method}
                operation={operation}
                anchor={`${anchor}-${operation.method.toLowerCase()}`}
                documentPermalink={documentPermalink}
              />
            ))}
          </div>
        );
      })}
    </>
  );
}

interface CallbackOperationProps {
  operation: CallbackOperationModel;
  anchor: string;
  documentPermalink: string;
}

function CallbackOperation({ operation, anchor, documentPermalink }: CallbackOperationProps) {
  const { parameters, requestBody, responses, callbacks, security } = operation;
  return (
    <div className="callback-operation" id={anchor}>
      <p className="field-line">
        <MethodLabel method={operation.method} /> <strong>{operation.summary}</strong>
        {operation.operationId ? <code>{operation.operationId}</code> : null}
        <Marks words={operation.deprecated ? ["deprecated"] : []} />
      </p>
      <RichText text={operation} />
      {security.length > 0 ? (
        <Security security={security} schemes={[]} documentPermalink={documentPermalink} />
      ) : null}
      {parameters.length > 0 ? (
        <>
          <p className="api-label">Parameters</p>
          <Parameters
            parameters={parameters.map((parameter) => ({
              ...parameter,
              anchor: `${anchor}-${parameter.in}-${anchorPart(parameter.name)}`,
            }))}
          />
        </>
      ) : null}
      {requestBody ? (
        <>
          <p className="api-label">
            Body <Marks words={requestBody.required ? ["required"] : []} />
          </p>
          <RichText text={requestBody} />
          <MediaTypes content={requestBody.content} anchor={`${anchor}-body`} />
        </>
      ) : null}
      {responses.length > 0 ? (
        <>
          <p className="api-label">Answers that the API expects</p>
          <Responses
            responses={responses.map((response) => ({
              ...response,
              anchor: `${anchor}-response-${response.status.toLowerCase()}`,
            }))}
          />
        </>
      ) : null}
      <Callbacks
        callbacks={callbacks}
        base={`${anchor}-callback`}
        documentPermalink={documentPermalink}
      />
    </div>
  );
}
