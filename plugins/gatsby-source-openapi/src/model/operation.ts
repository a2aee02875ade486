import { plainTitle } from "../descriptions";
import type { JsonRecord } from "../json";
import { compact, listOf, textOf } from "../json";
import { requestChoices, serializedForm } from "../samples/build-request";
import { buildSamples, buildVariants } from "../samples/build-samples";
import type { SecuritySchemeModel, ServerModel } from "../types";
import { buildCallbacks, operationParts } from "./callback";
import type { ModelContext } from "./common";
import { buildServers, commonFields, descriptionOf } from "./common";
import { listParameters } from "./content";
import type { ListedOperation } from "./operation-list";
import { kebabCase } from "./operation-list";
import type { OperationModel } from "./operation-model";
import { buildSecurity } from "./security";

/** What building an operation needs from its document. */
interface OperationSettings {
  schemes: readonly SecuritySchemeModel[];
  order: number;
  /** Environment variable with the reader's token in samples. */
  tokenVariable: string;
}

/** Builds an operation with everything that its page shows. */
export function buildOperation(
  context: ModelContext,
  listed: ListedOperation,
  { schemes, order, tokenVariable }: OperationSettings,
): OperationModel {
  const { kind, method, pathTemplate, pathItem, operation, operationId } = listed;
  const { document } = context;
  const parameterNodes = listParameters(context, pathItem.parameters, operation.parameters);
  const shared = withAnchors(operationParts(context, operation, parameterNodes));
  const parts = {
    ...shared,
    parameters: shared.parameters.map((parameter) =>
      compact({ ...parameter, sentAs: serializedForm(document, parameter, parameterNodes) }),
    ),
    servers: serversOf(operation, pathItem, document),
    security: buildSecurity(operation.security ?? document.security, schemes),
    kind,
    method,
    pathTemplate,
  };
  const { summary } = parts;
  const request = requestChoices(
    document,
    { ...parts, parameterNodes, bodyNode: operation.requestBody },
    { schemes, tokenVariable },
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
    callbacks: buildCallbacks(context, operation.callbacks, schemes),
    samples,
    ...(kind === "operation" ? { request, variants: buildVariants(samples, request) } : {}),
    schemas: schemasOf(context, listed),
  };
  return compact(model);
}

/** Gives the parts of an operation the anchors that they have on its page. */
function withAnchors(parts: ReturnType<typeof operationParts>) {
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

/** Splits a name into words: `createNewChat` becomes `Create new chat`. */
export function splitWords(name: string): string {
  const words = name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/[_\-./\s]+/g, " ")
    .trim()
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A longer summary is part of the description. */
const LONGEST_TITLE = 120;

/**
 * Returns the title of an operation: its summary, else its operationId in words, else method and
 * path in words. `GET /pets` is neither a title nor a name, because pages show it beside the title.
 */
export function operationTitle(
  summary: string | undefined,
  operationId: string | undefined,
  method: string,
  pathTemplate: string,
): string {
  const address = `${method} ${pathTemplate}`;
  const isTitle = summary !== pathTemplate && summary?.toLowerCase() !== address.toLowerCase();
  const isName = kebabCase(operationId ?? "") !== kebabCase(address);
  return (
    (isTitle ? asTitle(summary) : undefined) ??
    ((isName && splitWords(operationId ?? "")) || pathInWords(method, pathTemplate))
  );
}

/** Returns method and path in words: `GET /pets/{petId}/toys` is `Get pets toys by pet id`. */
function pathInWords(method: string, pathTemplate: string): string {
  const segments = pathTemplate.split("/").filter((segment) => segment !== "");
  const names = segments.filter((segment) => !segment.includes("{")).join(" ");
  const parameters = [...pathTemplate.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) =>
    splitWords(name).toLowerCase(),
  );
  const by = parameters.length > 0 ? ` by ${parameters.join(" and ")}` : "";
  return splitWords(`${method.toLowerCase()} ${names || pathTemplate}`) + by;
}

/** Returns the description of an operation, after a summary that is too long for a title. */
function operationText(
  summary: string | undefined,
  description: string | undefined,
): string | undefined {
  return summary === undefined || asTitle(summary) !== undefined || description?.includes(summary)
    ? description
    : [summary, description].filter(Boolean).join("\n\n");
}

function asTitle(summary = ""): string | undefined {
  const short = plainTitle(summary);
  return short === "" || short.length > LONGEST_TITLE ? undefined : short;
}
