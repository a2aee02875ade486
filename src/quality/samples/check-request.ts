import type { Contract, ContractOperation } from "./contract";
import { NOT_JSON } from "./curl";
import { SESSION } from "./find-requests";
import type { SampleRequest } from "./find-requests";
import { HOLE, hasHole, isHole, isObject, OPEN, showKnown } from "./known";
import type { Known } from "./known";
import { matchOperation } from "./match-operation";
import { validateKnown } from "./validate-known";

/** What is wrong with a request. */
export interface RequestFault {
  code: string;
  message: string;
  value?: string;
  hint?: string;
}

/** What came of a request: not ours, not known, or checked. */
export interface CheckedRequest {
  outcome: "foreign" | "unknown" | "checked";
  operation?: string;
  /** Whether its body was validated. */
  bodyValidated: boolean;
  faults: RequestFault[];
}

/** Checks one request of a sample against the contract. */
export function checkRequest(request: SampleRequest, contract: Contract): CheckedRequest {
  const { method, url } = request;
  if (typeof url !== "string") return { outcome: "unknown", bodyValidated: false, faults: [] };
  const match = matchOperation({ method, url }, contract);
  if (match.kind === "foreign" || match.kind === "unknown") {
    return { outcome: match.kind, bodyValidated: false, faults: [] };
  }
  if (match.kind === "none") {
    const fault = {
      code: "sample/unknown-operation",
      message: `The API has no ${showKnown(method)} ${showKnown(match.path)}.`,
      value: showKnown(url),
      hint: `It has ${contract.operations.map(({ method: verb, pathTemplate }) => `${verb} ${pathTemplate}`).join(", ")}.`,
    };
    return { outcome: "checked", bodyValidated: false, faults: [fault] };
  }
  const { operation, pathValues, query } = match;
  const body = bodyFaults(request.body, operation);
  return {
    outcome: "checked",
    operation: operation.id,
    bodyValidated: body.validated,
    faults: [
      ...parameterFaults("path", Object.entries(pathValues), operation),
      ...parameterFaults("query", [...query, ...queryOf(request.query)], operation),
      ...headerFaults(request, operation),
      ...body.faults,
    ],
  };
}

function queryOf(query: Known | undefined): Array<[string, string]> {
  if (!isObject(query)) return [];
  return Object.entries(query)
    .filter(([key, value]) => key !== OPEN && value !== null)
    .map(([key, value]) => [key, Array.isArray(value) ? value.join(",") : String(value)]);
}

function parameterFaults(
  place: "path" | "query",
  values: Array<[string, string]>,
  { parameters, id }: ContractOperation,
): RequestFault[] {
  return values.flatMap(([name, value]): RequestFault[] => {
    const parameter = parameters.find((known) => known.in === place && known.name === name);
    if (!parameter) {
      return [
        {
          code: "sample/unknown-parameter",
          message: `${id} has no ${place} parameter "${name}".`,
          value: name,
        },
      ];
    }
    if (hasHole(value)) return [];
    const errors = parameter.validate(parameter.commas ? value.split(",") : value);
    return errors.map(({ message }) => ({
      code: "sample/parameter-value",
      message: `The ${place} parameter "${name}" of ${id} ${message ?? "is wrong"}.`,
      value,
    }));
  });
}

function headerFaults(
  { headers, method }: SampleRequest,
  operation: ContractOperation,
): RequestFault[] {
  if (!isObject(headers)) return [];
  const names = new Map(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isOpen = names.has(OPEN);
  const faults: RequestFault[] = [];
  const isWithoutToken = operation.needsToken && !isOpen && !names.has(SESSION);
  if (isWithoutToken && !names.has("authorization")) {
    faults.push({
      code: "sample/no-token",
      message: `${operation.id} needs a token, and the sample sends none.`,
      hint: 'Send "Authorization: Bearer …".',
    });
  }
  const key = names.get("idempotency-key");
  if (method === "POST" && operation.takesIdempotencyKey && key === undefined && !isOpen) {
    faults.push({
      code: "sample/no-idempotency-key",
      message: `The sample calls ${operation.id} without an Idempotency-Key.`,
      hint: "Every POST of a sample sends one, so that readers copy the habit.",
    });
  }
  return [...faults, ...keyFaults(key, operation)];
}

function keyFaults(key: Known | undefined, { parameters }: ContractOperation): RequestFault[] {
  const parameter = parameters.find(({ name }) => name.toLowerCase() === "idempotency-key");
  if (typeof key !== "string" || key.includes(HOLE) || !parameter) return [];
  return parameter.validate(key).map(({ message }) => ({
    code: "sample/parameter-value",
    message: `The Idempotency-Key ${message ?? "is wrong"}.`,
    value: key,
  }));
}

function bodyFaults(
  body: Known | undefined,
  { id, bodyRequired, requestBody }: ContractOperation,
): { validated: boolean; faults: RequestFault[] } {
  if (body === undefined || !requestBody) {
    const fault = {
      code: "sample/no-body",
      message: `${id} needs a body, and the sample sends none.`,
    };
    return { validated: false, faults: bodyRequired && body === undefined ? [fault] : [] };
  }
  if (body === NOT_JSON) {
    const fault = {
      code: "sample/body-not-json",
      message: `The body that is sent to ${id} is not JSON.`,
    };
    return { validated: false, faults: [fault] };
  }
  if (isHole(body) || typeof body === "string") return { validated: false, faults: [] };
  const faults = validateKnown(body, requestBody.validate).map((message) => ({
    code: "sample/body",
    message: `The body that is sent to ${id} does not fit: ${message}.`,
    value: showKnown(body).slice(0, 200),
  }));
  return { validated: true, faults };
}
