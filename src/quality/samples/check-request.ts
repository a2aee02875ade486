import type { PageProblem } from "../page";
import type { Contract, ContractOperation } from "./contract";
import type { SampleRequest } from "./curl";
import { NOT_JSON } from "./curl";
import { showTemplate, UNKNOWN, validateTemplate } from "./json-template";

/** Result of checking a request. */
export interface CheckedRequest {
  /** `foreign` is a call of another API; `unknown` has an address that is only known at run time. */
  outcome: "foreign" | "unknown" | "checked";
  operation?: string;
  bodyValidated?: boolean;
  findings: PageProblem[];
}

/** Checks one request of a sample against the contract. */
export function checkRequest(request: SampleRequest, contract: Contract): CheckedRequest {
  const { method, url } = request;
  const address = pathOf(url, contract);
  if (address === "foreign" || address === "unknown") return { outcome: address, findings: [] };
  const { path, search, server } = address;
  const operations = contract.operations.filter(
    ({ servers }) => server === undefined || servers.includes(server),
  );
  const match = findOperation(method, path, operations);
  if (!match && isUnknownPath(path)) return { outcome: "unknown", findings: [] };
  if (!match) {
    const known = operations.map((it) => `${it.method} ${it.pathTemplate}`);
    const finding = {
      code: "sample/unknown-operation",
      message: `The API has no ${showTemplate(method)} ${showTemplate(path)}.`,
      value: showTemplate(url),
      hint: `It has ${known.join(", ")}.`,
    };
    return { outcome: "checked", findings: [finding] };
  }
  const { operation, pathValues } = match;
  const body = checkBody(request.body, operation);
  return {
    outcome: "checked",
    operation: operation.id,
    bodyValidated: body.validated,
    findings: [
      ...checkParameters("path", pathValues, operation),
      ...checkParameters("query", readQuery(search), operation),
      ...checkHeaders(request, operation),
      ...body.findings,
    ],
  };
}

/** Returns the path and query below an API's address, or `unknown` if it may be one of an API. */
function pathOf(
  url: string,
  { servers, operations }: Contract,
): ApiAddress | "unknown" | "foreign" {
  const server = servers.find((it) => url.startsWith(it) && /^[/?]|^$/.test(url.slice(it.length)));
  if (server !== undefined) return { ...splitAddress(url.slice(server.length)), server };
  if (servers.some((it) => url.startsWith(`${it}${UNKNOWN}`))) return "unknown";
  const [, host = "", rest = ""] = /^https?:\/\/([^/?]+)(.*)$/.exec(url) ?? [];
  // Other environments of the API have subdomains of its host.
  if (servers.some((it) => `.${host}`.endsWith(`.${new URL(it).host}`))) return splitAddress(rest);
  if (!url.startsWith(UNKNOWN)) return "foreign";
  // The server is a variable; the first part of the path tells this API from others.
  const address = splitAddress(url.slice(UNKNOWN.length));
  const [, first = ""] = address.path.split("/");
  const isOwn = operations.some(({ pathTemplate }) => pathTemplate.split("/")[1] === first);
  return isOwn && first !== "" ? address : "unknown";
}

interface ApiAddress {
  path: string;
  search: string;
  /** Address of the API, if the request has one that the document lists. */
  server?: string;
}

function splitAddress(address: string): ApiAddress {
  const [path = "", search = ""] = address.replace(/#.*$/, "").split("?");
  return { path: path.replace(/(.)\/$/, "$1") || "/", search };
}

function isUnknownPath(path: string): boolean {
  return path.includes(UNKNOWN) && !path.replaceAll(UNKNOWN, "").includes("/");
}

function findOperation(method: string, path: string, operations: readonly ContractOperation[]) {
  for (const operation of operations) {
    if (!method.includes(UNKNOWN) && operation.method !== method) continue;
    const pathValues = matchPath(path, operation.pathTemplate);
    if (pathValues) return { operation, pathValues };
  }
  return undefined;
}

function matchPath(path: string, template: string): Array<[string, string]> | undefined {
  const parts = path.split("/");
  const wanted = template.split("/");
  if (parts.length !== wanted.length) return undefined;
  const values: Array<[string, string]> = [];
  for (const [index, part] of parts.entries()) {
    const name = /^\{(.+)\}$/.exec(wanted[index] ?? "")?.[1];
    if (name) values.push([name, part]);
    else if (part !== wanted[index]) return undefined;
  }
  return values;
}

function readQuery(search: string): Array<[string, string]> {
  return [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(UNKNOWN));
}

function checkParameters(
  place: "path" | "query",
  values: Array<[string, string]>,
  { parameters, id }: ContractOperation,
): PageProblem[] {
  return values.flatMap(([name, value]): PageProblem[] => {
    const parameter = parameters.find((it) => it.in === place && it.name === name);
    if (!parameter) {
      const message = `${id} has no ${place} parameter "${name}".`;
      return [{ code: "sample/unknown-parameter", message, value: name }];
    }
    if (value.includes(UNKNOWN)) return [];
    const errors = parameter.validate(parameter.commas ? value.split(",") : value);
    return errors.map(({ message = "is wrong" }) => ({
      code: "sample/parameter-value",
      message: `The ${place} parameter "${name}" of ${id} ${message}.`,
      value,
    }));
  });
}

function checkHeaders(
  { headers, hasMoreHeaders, method }: SampleRequest,
  { id, needsToken, parameters }: ContractOperation,
): PageProblem[] {
  const keyParameter = parameters.find(({ name }) => name.toLowerCase() === "idempotency-key");
  const key = headers["idempotency-key"];
  const findings: PageProblem[] = [];
  if (needsToken && !hasMoreHeaders && headers.authorization === undefined) {
    findings.push({
      code: "sample/no-token",
      message: `${id} needs a token, and the sample sends none.`,
      hint: 'Send "Authorization: Bearer …".',
    });
  }
  if (method === "POST" && keyParameter && key === undefined && !hasMoreHeaders) {
    findings.push({
      code: "sample/no-idempotency-key",
      message: `The sample calls ${id} without an Idempotency-Key.`,
      hint: "Every POST of a sample sends one, so that readers copy the habit.",
    });
  }
  if (key === undefined || key.includes(UNKNOWN)) return findings;
  const errors = (keyParameter?.validate(key) ?? []).map(({ message = "is wrong" }) => ({
    code: "sample/parameter-value",
    message: `The Idempotency-Key ${message}.`,
    value: key,
  }));
  return [...findings, ...errors];
}

function checkBody(
  body: SampleRequest["body"],
  { id, bodyRequired, requestBody }: ContractOperation,
): { validated: boolean; findings: PageProblem[] } {
  if (body === undefined && bodyRequired) {
    const message = `${id} needs a body, and the sample sends none.`;
    return { validated: false, findings: [{ code: "sample/no-body", message }] };
  }
  if (body === NOT_JSON && requestBody) {
    const message = `The body that is sent to ${id} is not JSON.`;
    return { validated: false, findings: [{ code: "sample/body-not-json", message }] };
  }
  if (body === undefined || body === NOT_JSON || body === UNKNOWN || !requestBody) {
    return { validated: false, findings: [] };
  }
  const findings = validateTemplate(body, requestBody.validate).map((message) => ({
    code: "sample/body",
    message: `The body that is sent to ${id} does not match its schema: ${message}.`,
    value: showTemplate(body).slice(0, 200),
  }));
  return { validated: true, findings };
}
