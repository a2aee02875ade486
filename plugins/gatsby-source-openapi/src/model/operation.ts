import type { JsonRecord } from "../json";
import { compact, listOf, textOf } from "../json";
import { requestChoices, serializedForm } from "../samples/build-request";
import { buildSamples, buildVariants } from "../samples/build-samples";
import type { RequestChoices } from "../samples/compose-request";
import type { SecretSettings } from "../samples/credentials";
import type {
  Anchored,
  CallbackModel,
  Description,
  Extension,
  ExternalDocs,
  ParameterModel,
  RequestBodyModel,
  RequestVariant,
  ResponseModel,
  SampleModel,
  SecurityAlternative,
  ServerModel,
} from "../types";
import { buildCallbacks, commonOperationModel } from "./callback";
import type { ModelContext } from "./common";
import { buildServers, commonFields, descriptionOf } from "./common";
import { listParameters } from "./content";
import type { ListedOperation } from "./operation-list";
import { operationTitle, shortTitle } from "./operation-title";
import { buildSecurity } from "./security";

/** An operation of `paths`, or one of `webhooks`. */
export interface OperationModel extends Description {
  kind: "operation" | "webhook";
  /** Key of the operation in the document: `kind method path`. */
  key: string;
  operationId?: string;
  method: string;
  pathTemplate: string;
  slug: string;
  permalink: string;
  title: string;
  summary?: string;
  deprecated: boolean;
  order: number;
  tags: string[];
  /** Summary, description and extensions of the operation's path item. */
  path: Description & { summary?: string; extensions?: Extension[] };
  externalDocs?: ExternalDocs;
  servers: ServerModel[];
  security: SecurityAlternative[];
  parameters: (ParameterModel & Anchored)[];
  requestBody?: RequestBodyModel & Anchored;
  responses: (ResponseModel & Anchored)[];
  /** Extensions of the responses as a whole. */
  responsesExtensions?: Extension[];
  callbacks: CallbackModel[];
  samples: SampleModel[];
  /** All requests that readers can choose, the one of the samples first. Empty if there is no other. */
  variants?: RequestVariant[];
  /** What other requests than those of the samples can be made of. Webhooks have none. */
  request?: RequestChoices;
  /** Names of all schemas that the operation reaches, in document order. */
  schemas: string[];
  extensions?: Extension[];
}

/**
 * The GraphQL type of an operation, whose fields are those of the model. A description is its first
 * paragraph; `descriptionMarkdown` is the whole text.
 */
export const OPERATION_TYPE = /* GraphQL */ `
"""An operation of a path, or a webhook."""
type ApiOperation implements Node @dontInfer {
  "Short name of the document."
  documentId: String!
  "operation or webhook."
  kind: String!
  "The operation's id in the document."
  operationId: String
  "HTTP method in upper case."
  method: String!
  "Path with its parameters in braces; the name of a webhook."
  pathTemplate: String!
  "Address of the operation's page."
  permalink: String!
  "Last part of the permalink, unique in the document."
  slug: String!
  "Summary, else operationId in words, else method and path."
  title: String!
  "Summary as in the document."
  summary: String
  "First paragraph of the description in plain text, or a generated sentence."
  description: String!
  "The whole description."
  descriptionMarkdown: ApiMarkdown @link(from: "descriptionMarkdownId")
  "True if the operation is deprecated."
  deprecated: Boolean!
  "Position in the document, from 0."
  order: Int!
  "Summary, description and extensions of the path item."
  path: JSON!
  "Documentation elsewhere."
  externalDocs: ApiExternalDocs
  "The first of the operation's tags."
  tag: ApiTag! @link(from: "tagId")
  "All tags of the operation; at least one."
  tags: [ApiTag!]! @link(from: "tagIds")
  "Servers of the operation: its own, else its path's, else the document's."
  servers: [ApiServer!]!
  "Alternative ways to authenticate: SecurityAlternative[]."
  security: JSON!
  "Parameters of the path and of the operation: path, query, header, cookie."
  parameters: [ApiParameter!]!
  "The body of the request."
  requestBody: ApiRequestBody
  "The responses by status."
  responses: [ApiResponse!]! @link(from: "responseIds")
  "Extensions of the responses as a whole: Extension[]."
  responsesExtensions: JSON
  "Requests that the API sends to the caller: CallbackModel[]."
  callbacks: JSON!
  "The named schemas that the operation reaches, in the order of the document."
  schemas: [ApiSchema!]! @link(from: "schemaIds")
  "Request samples; curl first unless the document provides others."
  samples: [ApiSample!]!
  "What other requests can be made of, e.g. further bodies: RequestChoices. Webhooks have none."
  request: JSON
  "The document that the operation belongs to."
  document: ApiDocument! @link(from: "documentNodeId")
  "Extensions that the plugin's options name: Extension[]."
  extensions: JSON
}
`;

/** What building an operation needs from its document. */
interface OperationSettings {
  secrets: SecretSettings;
  order: number;
}

/** Builds an operation with everything that its page shows. */
export function buildOperation(
  context: ModelContext,
  listed: ListedOperation,
  { secrets, order }: OperationSettings,
): OperationModel {
  const { kind, method, pathTemplate, pathItem, operation, operationId } = listed;
  const { document } = context;
  const parameterNodes = listParameters(context, pathItem.parameters, operation.parameters);
  const shared = withAnchors(commonOperationModel(context, operation, parameterNodes));
  const stated = operation.security ?? document.security;
  const parts = {
    ...shared,
    parameters: shared.parameters.map((parameter) =>
      compact({
        ...parameter,
        sentAs: serializedForm(document, parameter, { pathTemplate, parameterNodes }),
      }),
    ),
    servers: serversOf(operation, pathItem, document),
    security: buildSecurity(stated, secrets.schemes),
    kind,
    method,
    pathTemplate,
  };
  const { summary } = parts;
  const request = requestChoices(
    document,
    {
      ...parts,
      isSecurityStated: stated !== undefined,
      parameterNodes,
      bodyNode: operation.requestBody,
    },
    secrets,
  );
  const samples = buildSamples(kind, operation, request);
  const model: OperationModel = {
    description: operationText(summary, descriptionOf(operation)),
    ...parts,
    key: operationKey(listed),
    slug: listed.slug,
    permalink: listed.permalink,
    title: operationTitle(summary, operationId, method, pathTemplate),
    order,
    tags: listed.tags,
    path: compact({
      ...commonFields(pathItem),
      summary: textOf(pathItem.summary),
    }),
    callbacks: buildCallbacks(context, operation.callbacks, secrets.schemes),
    samples,
    ...(kind === "operation" ? { request, variants: buildVariants(samples, request) } : {}),
    schemas: schemasOf(context, listed),
  };
  return compact(model);
}

/** Gives the parts of an operation the anchors that they have on its page. */
function withAnchors(parts: ReturnType<typeof commonOperationModel>) {
  const { parameters, requestBody, responses } = parts;
  return {
    ...parts,
    parameters: parameters.map((parameter) => ({
      ...parameter,
      anchor: anchorOf("parameter", parameter.in, parameter.name),
    })),
    requestBody: requestBody && { ...requestBody, anchor: "request-body" },
    responses: responses.map((response) => ({
      ...response,
      anchor: anchorOf("response", response.status),
    })),
  };
}

/** Joins names to an anchor: lower case, without characters that a URL would escape. */
function anchorOf(...names: string[]): string {
  return names.map((name) => name.replace(/[^\p{L}\p{N}_.-]+/gu, "-").toLowerCase()).join("-");
}

/** Returns the nearest servers: those of the operation, else of its path, else of the document. */
function serversOf(...owners: readonly JsonRecord[]): ServerModel[] {
  return buildServers(owners.find(({ servers }) => listOf(servers).length > 0)?.servers);
}

/** Returns the key of an operation in its document, the same in every build. */
function operationKey({ kind, method, pathTemplate }: ListedOperation): string {
  return `${kind} ${method} ${pathTemplate}`;
}

function schemasOf(
  { index, schemas }: ModelContext,
  { operation, pathItem }: ListedOperation,
): string[] {
  const shared = listOf(pathItem.parameters);
  const own = { ...operation, parameters: [...shared, ...listOf(operation.parameters)] };
  const reached = index.reachableFrom(own, "operation").get("schemas") ?? new Set();
  return [...schemas.keys()].filter((name) => reached.has(name));
}

/** Returns the description of an operation, after a summary that is too long for a title. */
function operationText(
  summary: string | undefined,
  description: string | undefined,
): string | undefined {
  return summary === undefined ||
    shortTitle(summary) !== undefined ||
    description?.includes(summary)
    ? description
    : [summary, description].filter(Boolean).join("\n\n");
}
