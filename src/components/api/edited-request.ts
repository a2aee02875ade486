import type {
  OperationPage,
  RequestVariant,
  SampleModel,
} from "../../../plugins/gatsby-source-openapi";
import type { HarRequest } from "../../../plugins/gatsby-source-openapi/request";
import {
  composeRequest,
  parameterKey,
  serverAddress,
} from "../../../plugins/gatsby-source-openapi/request";
import type { FillIn } from "../../lib/api/fill-sample";
import { findFillIns } from "../../lib/api/fill-sample";

/** What the reader typed and checked, by name of the field. */
export type Entries = Readonly<Record<string, string>>;

/** A request, and what the reader has chosen and entered. */
export interface EditedRequest
  extends Pick<OperationPage, "pathTemplate" | "servers" | "request" | "tryIt"> {
  /** Samples of the request that the reader chose in the menus. */
  samples: readonly SampleModel[];
  variant: RequestVariant | undefined;
  entries: Entries;
}

/** True on sites where readers can send requests. Scripts of others have no code for it. */
export const CAN_SEND = process.env.TRY_IT === "true";

/** Name of the field for the address of the server. */
export const SERVER = "server";

/** Returns the values of the samples that readers can replace. */
export function fillInsOf(edited: EditedRequest): FillIn[] {
  const { samples, servers, pathTemplate } = edited;
  const [first] = samples;
  return [
    { name: SERVER, example: serverAddress(servers[0]) },
    ...findFillIns(first?.html ?? "", pathTemplate, variablesOf(edited)),
  ];
}

/** Returns the environment variables with the secrets of a request, as far as they are known. */
export function variablesOf({ request, variant }: EditedRequest): string[] {
  const credentials = request?.security[variant?.choice.security ?? 0] ?? [];
  const secret = credentials.filter(({ place }) => place !== "certificate");
  return [...new Set(secret.flatMap(({ variable, password = [] }) => [variable].concat(password)))];
}

/** Returns the parameters that a request has only if the reader wants them. */
export function optionalOf(request: OperationPage["request"]) {
  return request?.parameters.filter(({ isSent }) => !isSent) ?? [];
}

/** Returns the name of the field for the value of a parameter. */
export function valueOf(key: string): string {
  return `value of ${key}`;
}

/** Returns the field for the body of a request, undefined if that is no text. */
export function bodyOf({ request, variant }: EditedRequest) {
  const position = variant?.choice.body ?? 0;
  const text = request?.bodies[position]?.body?.text;
  return text === undefined ? undefined : { name: `body ${position}`, text: indented(text) };
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Returns the text that the reader wrote as the body. */
function writtenBody(edited: EditedRequest): string | undefined {
  const body = CAN_SEND ? bodyOf(edited) : undefined;
  const written = body && edited.entries[body.name];
  return written === body?.text ? undefined : written;
}

/** Returns whether a request differs from its samples in more than values. */
export function isComposed(edited: EditedRequest): boolean {
  const isChecked = optionalOf(edited.request).some((one) => parameterKey(one) in edited.entries);
  return isChecked || writtenBody(edited) !== undefined;
}

/** Returns the request as the reader wants it, except for values that samples contain as text. */
export function composeEdited(
  request: NonNullable<OperationPage["request"]>,
  edited: EditedRequest,
): HarRequest {
  const { variant, entries } = edited;
  const sent = request.parameters.filter((one) => one.isSent || parameterKey(one) in entries);
  const typed = sent.flatMap(({ place, name }) => {
    const key = parameterKey({ place, name });
    const value = entries[valueOf(key)];
    return value ? [{ key, pairs: [{ name, value }] }] : [];
  });
  return composeRequest(request, {
    ...variant?.choice,
    text: writtenBody(edited),
    parameters: new Set(sent.map(parameterKey)),
    values: Object.fromEntries(typed.map(({ key, pairs }) => [key, pairs])),
  });
}
