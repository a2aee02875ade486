import { anchorPart } from "../../../../packages/addresses";
import { plainValue } from "../../../../packages/words";
import type { OperationModel } from "../model/operation";
import type { ShowSchema } from "../schema-tree/build-tree";
import { encodingFacts, serializationFacts } from "../schema-tree/facts";
import type {
  Anchored,
  CallbackModel,
  Description,
  EncodingModel,
  HeaderModel,
  MediaTypeModel,
} from "../types";
import type { BodyPart, CallbackPart, EncodingPart, OperationParts, ValuePart } from "./page-types";
import { statusInWords } from "./status-words";

/** The parts of an operation as the document has them. */
type ModelParts = Pick<OperationModel, "parameters" | "requestBody" | "responses" | "callbacks">;

/**
 * Returns the parts of an operation as its page shows them.
 *
 * @param show creates the trees of the page
 * @param callbackBase prefix of the anchors of callbacks
 */
export function operationParts(
  { parameters, requestBody, responses, callbacks }: ModelParts,
  show: ShowSchema,
  callbackBase = "callback",
): OperationParts {
  return {
    parameters: parameters.map(({ serialization, allowEmptyValue, sentAs, ...parameter }) =>
      valuePart(parameter, serializationFacts({ serialization, allowEmptyValue, sentAs }), show),
    ),
    ...(requestBody
      ? { requestBody: { ...requestBody, content: bodyParts(requestBody, show, "readOnly") } }
      : {}),
    responses: responses.map((response) => ({
      ...response,
      words: statusInWords(response.status),
      content: bodyParts(response, show, "writeOnly"),
      headers: headerParts(response.headers, response.anchor, show),
    })),
    callbacks: callbackParts(callbacks, callbackBase, show),
  };
}

/** A parameter or header without its serialization. */
type NamedValue = Omit<HeaderModel, "explode"> & Anchored;

function valuePart(
  { schema, content = [], ...value }: NamedValue,
  facts: string[],
  show: ShowSchema,
): ValuePart {
  const { anchor, examples } = value;
  const knownExamples = examples.flatMap((example) =>
    example.value === undefined ? [] : plainValue(example.value),
  );
  return {
    ...value,
    facts,
    ...(schema
      ? { schema: show(schema, anchor, { knownExamples, isDescribed: isDescribed(value) }) }
      : {}),
    content: bodyParts({ ...value, content }, show),
  };
}

function headerParts(headers: readonly HeaderModel[], base: string, show: ShowSchema) {
  return headers.map(({ explode, ...header }) => {
    const anchor = `${base}-header-${anchorPart(header.name.toLowerCase())}`;
    return valuePart({ ...header, anchor }, explode ? ["explode"] : [], show);
  });
}

function isDescribed({ description }: Description): boolean {
  return Boolean(description?.trim());
}

/** Returns the anchor of a body: the first media type has the plain one, others add their name. */
function mediaTypeAnchor(base: string, mediaType: string, index: number): string {
  return index === 0 ? base : `${base}:${anchorPart(mediaType)}`;
}

function bodyParts(
  {
    anchor: base,
    content,
    ...place
  }: Anchored & Description & { content: readonly MediaTypeModel[] },
  show: ShowSchema,
  leftOut?: "readOnly" | "writeOnly",
): BodyPart[] {
  const options = { isDescribed: isDescribed(place), ...(leftOut ? { leftOut } : {}) };
  return content.map(({ schema, itemSchema, encoding, ...body }, index) => {
    const anchor = mediaTypeAnchor(base, body.mediaType, index);
    return {
      ...body,
      anchor,
      ...(schema ? { schema: show(schema, anchor, options) } : {}),
      ...(itemSchema
        ? { itemSchema: show(itemSchema, `${anchor}[]`, { ...options, isDescribed: false }) }
        : {}),
      ...(encoding ? { encoding: encodingParts(encoding, anchor, show) } : {}),
    };
  });
}

function encodingParts(
  encodings: readonly EncodingModel[],
  base: string,
  show: ShowSchema,
): EncodingPart[] {
  return encodings.map(({ name, contentType, extensions, headers = [], ...encoding }) => ({
    name,
    ...(contentType ? { contentType } : {}),
    facts: encodingFacts(encoding),
    headers: headerParts(headers, `${base}:${name}`, show),
    encoding: encodingParts(encoding.encoding ?? [], `${base}:${name}`, show),
    ...(extensions ? { extensions } : {}),
  }));
}

function callbackParts(
  callbacks: readonly CallbackModel[],
  base: string,
  show: ShowSchema,
): CallbackPart[] {
  return callbacks.map((callback, index) => {
    // A callback can have several URLs. The first has the plain anchor.
    const first = callbacks.findIndex(({ name }) => name === callback.name);
    const number = index > first ? `~${index}` : "";
    return {
      ...callback,
      operations: callback.operations.map(({ requestBody, ...operation }) => {
        const method = operation.method.toLowerCase();
        const anchor = `${base}-${anchorPart(callback.name)}${number}-${method}`;
        const placed: ModelParts = {
          callbacks: operation.callbacks,
          parameters: operation.parameters.map((parameter) => ({
            ...parameter,
            anchor: `${anchor}-${parameter.in}-${anchorPart(parameter.name)}`,
          })),
          ...(requestBody ? { requestBody: { ...requestBody, anchor: `${anchor}-body` } } : {}),
          responses: operation.responses.map((response) => ({
            ...response,
            anchor: `${anchor}-response-${response.status.toLowerCase()}`,
          })),
        };
        return { ...operation, anchor, ...operationParts(placed, show, `${anchor}-callback`) };
      }),
    };
  });
}
