import { curlRequest } from "./curl";
import { evaluate, evaluateEntries } from "./evaluate";
import type { Scope } from "./evaluate";
import type { FunctionFacts, Program } from "./expression";
import { HOLE, isObject } from "./known";
import type { Known } from "./known";

/** A request that a sample sends, as far as it is known. */
export interface SampleRequest {
  /** Upper case; `HOLE` where only the running program knows. */
  method: string;
  url: Known;
  /** `HOLE` where the headers come from elsewhere. */
  headers: Known;
  query?: Known;
  body?: Known;
  /** Where in the sample it is sent. */
  offset: number;
}

type Call = Program["calls"][number];
const METHODS = /^(?:get|post|put|patch|delete|head|options)$/;

/** All requests of a program; one inside a function once for each call of the function. */
export function findRequests(program: Program): SampleRequest[] {
  return program.calls
    .filter((call) => isRequest(call, program))
    .flatMap((call) =>
      scopesOf(call, program, 0).flatMap(({ scope, offset }) => {
        const request = toRequest(call, scope);
        return request ? [{ ...request, offset: offset ?? call.offset }] : [];
      }),
    );
}

function isRequest({ name }: Call, program: Program): boolean {
  if (name === "fetch" || name === "curl") return true;
  const [, root = "", method = ""] = /^(\w+)\.(\w+)$/.exec(name) ?? [];
  if (method !== "request" && !METHODS.test(method)) return false;
  return root === "requests" || root === "httpx" || isSession(root, program);
}

function isSession(name: string, { bindings }: Program): boolean {
  return bindings.some(
    ({ name: bound, value }) =>
      bound === name && value.kind === "call" && /\.(?:Session|Client)$/.test(value.name),
  );
}

interface Seen {
  scope: Scope;
  /** Where the outermost call stands that leads here; undefined where none does. */
  offset?: number;
}

/** The scopes in which a call runs: one for each way into the function around it. */
function scopesOf(call: Call, program: Program, depth: number): Seen[] {
  const around = program.functions
    .filter(({ span }) => span.from <= call.offset && call.offset < span.to)
    .sort((a, b) => b.span.from - a.span.from)
    .find(({ name }) => name !== "");
  const callers = around
    ? program.calls.filter(({ name, offset }) => isCallOf(name, offset, around))
    : [];
  if (!around || callers.length === 0 || depth > 3) {
    return [{ scope: { program, parameters: fallbacks(around, program), ...spanOf(around) } }];
  }
  return callers.flatMap((caller) =>
    scopesOf(caller, program, depth + 1).map((outer) => ({
      scope: { program, parameters: bindArguments(around, caller, outer.scope), span: around.span },
      offset: outer.offset ?? caller.offset,
    })),
  );
}

function spanOf(around: FunctionFacts | undefined): Pick<Scope, "span"> {
  return around ? { span: around.span } : {};
}

function isCallOf(name: string, offset: number, { name: own, span }: FunctionFacts): boolean {
  const isInside = span.from <= offset && offset < span.to;
  return name === own && !isInside;
}

function fallbacks(around: FunctionFacts | undefined, program: Program): Map<string, Known> {
  const scope = { program, parameters: new Map() };
  return new Map(
    around?.parameters.map(({ name, fallback }) => [
      name,
      fallback?.kind === "object" ? evaluate(fallback, scope) : HOLE,
    ]),
  );
}

function bindArguments(around: FunctionFacts, caller: Call, scope: Scope): Map<string, Known> {
  const named = evaluateEntries(caller.named, scope);
  const rest = isObject(named) ? { ...named } : {};
  const bound = new Map<string, Known>();
  around.parameters.forEach(({ name, fallback, takesRest }, index) => {
    const argument = caller.args[index];
    if (takesRest) bound.set(name, rest);
    else if (name in rest) {
      bound.set(name, rest[name] ?? null);
      delete rest[name];
    } else if (argument) bound.set(name, evaluate(argument, scope));
    else bound.set(name, fallback ? evaluate(fallback, scope) : HOLE);
  });
  return bound;
}

function toRequest(call: Call, scope: Scope): Omit<SampleRequest, "offset"> | undefined {
  if (call.name === "curl") return curlRequest(call, scope);
  return call.name === "fetch" ? fetchRequest(call, scope) : pythonRequest(call, scope);
}

function fetchRequest({ args }: Call, scope: Scope): Omit<SampleRequest, "offset"> | undefined {
  const [url, init] = args;
  if (!url) return undefined;
  const options = init ? evaluate(init, scope) : {};
  if (!isObject(options)) return { method: HOLE, url: evaluate(url, scope), headers: HOLE };
  return {
    method: String(options.method ?? "GET").toUpperCase(),
    url: evaluate(url, scope),
    headers: options.headers ?? {},
    ...(options.body === undefined || options.body === null ? {} : { body: options.body }),
  };
}

function pythonRequest(call: Call, scope: Scope): Omit<SampleRequest, "offset"> | undefined {
  const verb = call.name.split(".").pop() ?? "";
  const [method, url] = verb === "request" ? call.args : [undefined, call.args[0]];
  const options = evaluateEntries(call.named, scope);
  if (!url || !isObject(options)) return undefined;
  const body = options.json ?? options.data;
  const isSession = !/^(?:requests|httpx)\./.test(call.name);
  return {
    method: (method ? String(evaluate(method, scope)) : verb).toUpperCase(),
    url: evaluate(url, scope),
    headers: isSession ? openHeaders(options.headers) : (options.headers ?? {}),
    ...(options.params === undefined ? {} : { query: options.params }),
    ...(body === undefined || body === null ? {} : { body }),
  };
}

/** A session adds headers of its own. */
function openHeaders(headers: Known | undefined): Known {
  return isObject(headers) ? { ...headers, [SESSION]: true } : { [SESSION]: true };
}

/** Key in the headers of a request that a session sends: what all its requests carry is not known. */
export const SESSION = "\uE002";
