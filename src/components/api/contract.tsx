import { apiPaths } from "../../lib/api/addresses";
import type { OperationPage, ParameterModel } from "../../lib/api/model";
import { PARAMETER_PLACES } from "../../lib/api/words";
import { ApiSection } from "./api-section";
import { Callbacks } from "./callbacks";
import { Extensions } from "./extensions";
import { MediaTypes } from "./media-types";
import { Responses } from "./responses";
import { RichText } from "./rich-text";
import { Marks } from "./schema-members";
import { Security } from "./security";
import { Servers } from "./servers";
import { Parameters } from "./value";

interface ContractProps {
  operation: OperationPage;
  /** Anchor of the response whose examples stand beside the request. */
  shownAnswer: string | undefined;
}

/** What an operation takes and gives, part by part. */
export function Contract({ operation, shownAnswer }: ContractProps) {
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
      {PARAMETER_PLACES.map(([place, title]) => (
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
        <Extensions extensions={operation.responsesExtensions} />
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
