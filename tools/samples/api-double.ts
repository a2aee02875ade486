import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Json } from "../../plugins/gatsby-transformer-content";
import { checkRequest } from "../../src/quality/samples/check-request";
import type { Contract } from "../../src/quality/samples/contract";
import { UNKNOWN } from "../../src/quality/samples/json-template";
import type { Answer, ApiState, Call } from "./api-state";
import { answerCall, TOKENS } from "./api-state";

/** What is wrong with a request of a sample, or why it was refused. */
export interface RequestProblem {
  /** Name of the program that sent it, and the line in it. */
  file: string;
  line: number;
  message: string;
}

/** A local server that answers like the API of the document. */
export interface ApiDouble {
  /** Its address. The path begins with the host that a sample named: `/api.example/v2/…`. */
  url: string;
  /** What was wrong with the requests so far, in their order. */
  problems: RequestProblem[];
  /** Replaces what the API has stored. */
  state: ApiState;
  /** Number of requests that were answered. */
  requests: number;
  close: () => void;
}

/**
 * Starts a double of the API on a free port of this machine. It checks each request against the
 * document, and its own answers too.
 *
 * @param services answers of other addresses that samples may call: JSON, or an event stream as
 *   text under the address with ` (stream)` after it, for bodies with `"stream": true`
 */
export async function startApiDouble(
  contract: Contract,
  state: ApiState,
  services: Record<string, Json> = {},
): Promise<ApiDouble> {
  const server = createServer((request, response) => {
    handle(request, double, contract, services)
      .then((answer) => send(response, answer))
      .catch((error: Error) => {
        report(request, double, error.message);
        send(response, { status: 500, body: { code: "double", detail: error.message } });
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const double: ApiDouble = {
    url: `http://127.0.0.1:${port}`,
    problems: [],
    state,
    requests: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return double;
}

function report({ headers }: IncomingMessage, { problems }: ApiDouble, message: string): void {
  const [file = "", line = "1"] = String(headers["x-sample"] ?? "").split(":");
  problems.push({ file, line: Number(line) || 1, message });
}

/** A request as it was received. */
interface Received {
  method: string;
  /** Address as the sample wrote it. */
  url: string;
  headers: Record<string, string>;
  /** Empty if there is none. */
  body: string;
  /** The body as JSON; absent if it is not. */
  json?: Json;
}

async function handle(
  request: IncomingMessage,
  double: ApiDouble,
  contract: Contract,
  services: Record<string, Json>,
): Promise<Answer> {
  double.requests += 1;
  const address = decodeURI(request.url ?? "/").slice(1);
  const received = await receive(request, address);
  const host = address.split("/")[0];
  const [path = ""] = address.split("?");
  const service = services[wantsStream(received) ? `${path} (stream)` : path];
  if (service !== undefined) {
    const [message] = findMistakes(received, host);
    if (message !== undefined) report(request, double, message);
    return { status: 200, body: service };
  }
  const sent = { ...received, body: received.json ?? UNKNOWN, offset: 0 };
  const { body: _, ...withoutBody } = sent;
  const isEmpty = received.body === "";
  const checked = checkRequest(isEmpty ? withoutBody : sent, contract);
  if (checked.outcome !== "checked") {
    report(request, double, `The sample calls ${host}, which is not the API: it is blocked.`);
    return { status: 403, body: { code: "blocked", detail: `${host} is blocked.` } };
  }
  const { operation = "", findings } = checked;
  const [problem] = [
    ...findings.map(({ message }) => message),
    ...findMistakes(received, operation),
  ];
  const answer = answerCall(toCall(received, operation, contract, problem), double.state);
  const { code, detail } = answer.body as { code?: string; detail?: string };
  const refused = `The API answers ${operation} with ${answer.status} ${code}: ${detail}`;
  if (problem !== undefined || answer.status >= 400) report(request, double, problem ?? refused);
  checkAnswer(answer, operation, contract);
  return answer;
}

async function receive(request: IncomingMessage, address: string): Promise<Received> {
  const { method = "GET", headers } = request;
  const body = await text(request);
  const json = parseJson(body);
  return {
    method,
    url: `https://${address}`,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
    ...(json === undefined ? {} : { json }),
  };
}

function parseJson(body: string): Json | undefined {
  try {
    return JSON.parse(body) as Json;
  } catch {
    return undefined;
  }
}

/** Returns what is wrong with a body of whatever schema. */
function findMistakes({ headers, body, json }: Received, receiver: string | undefined): string[] {
  const type = headers["content-type"];
  if (body === "") return [];
  if (!/json/.test(type ?? "")) return [`${receiver} takes application/json, not ${type}.`];
  return json === undefined ? [`The body that is sent to ${receiver} is not JSON.`] : [];
}

function wantsStream({ json }: Received): boolean {
  return typeof json === "object" && json !== null && "stream" in json && json.stream === true;
}

function toCall(
  { method, url, headers, json = null }: Received,
  operation: string,
  contract: Contract,
  problem: string | undefined,
): Call {
  const { hostname, pathname, searchParams } = new URL(url);
  const template = contract.operations.find(({ id }) => id === operation)?.pathTemplate ?? "/";
  const names = template.split("/").slice(1);
  const parts = pathname.split("/").slice(-names.length);
  const parameters = names.flatMap((name, index) =>
    name.startsWith("{") ? [[name.slice(1, -1), parts[index] ?? ""]] : [],
  );
  const token = headers.authorization?.replace(/^Bearer /, "");
  const key = headers["idempotency-key"];
  return {
    operation,
    method,
    isSandbox: hostname.startsWith("sandbox."),
    path: Object.fromEntries(parameters),
    query: Object.fromEntries(searchParams),
    ...(token === undefined ? {} : { token: TOKENS[token] }),
    ...(key === undefined ? {} : { key: `${operation} ${token} ${key}` }),
    body: json,
    ...(problem === undefined ? {} : { problem }),
  };
}

/** Throws if the double itself breaks the contract. */
function checkAnswer({ status, body }: Answer, operation: string | undefined, contract: Contract) {
  if (typeof body === "string") return;
  const { responses = [] } = contract.operations.find(({ id }) => id === operation) ?? {};
  const response = responses.find((it) => it.status === String(status));
  const [error] = response?.validate(body) ?? [];
  if (error || (!response && status !== 404)) {
    throw new Error(
      `The double answers ${operation} with ${status}, which the document does not allow: ` +
        `${error?.instancePath} ${error?.message} in ${JSON.stringify(body)}`,
    );
  }
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isStream = typeof body === "string";
  const problem = status >= 400 ? "application/problem+json" : "application/json";
  response.writeHead(status, {
    "Content-Type": isStream ? "text/event-stream" : problem,
    "X-Request-Id": "2f6d1c0e-8a55-4c1f-b1d2-7f0e6a9c3b14",
    "RateLimit-Remaining": "117",
    ...headers,
  });
  response.end(isStream ? body : JSON.stringify(body));
}
