import type { Contract, ContractOperation } from "./contract";
import { HOLE } from "./known";

/** How an address of a sample relates to the API. */
export type AddressMatch =
  /** Not an address of the API. */
  | { kind: "foreign" }
  /** Too little is known of it. */
  | { kind: "unknown" }
  /** The API's, but no operation has this method and path. */
  | { kind: "none"; path: string }
  | {
      kind: "operation";
      operation: ContractOperation;
      pathValues: Record<string, string>;
      query: Array<[string, string]>;
    };

/** Finds the operation that a request calls. */
export function matchOperation(
  { method, url }: { method: string; url: string },
  contract: Contract,
): AddressMatch {
  const below = pathBelowServer(url, contract.servers);
  if (typeof below !== "string") return { kind: below ? "unknown" : "foreign" };
  const [path = "", search = ""] = below.split("?");
  const clean = path.replace(/#.*$/, "").replace(/(.)\/$/, "$1") || "/";
  if (clean === HOLE) return { kind: "unknown" };
  for (const operation of contract.operations) {
    if (!method.includes(HOLE) && operation.method !== method) continue;
    const pathValues = matchPath(clean, operation.pathTemplate);
    if (pathValues) return { kind: "operation", operation, pathValues, query: readQuery(search) };
  }
  return clean.includes(HOLE) && !clean.replaceAll(HOLE, "").includes("/")
    ? { kind: "unknown" }
    : { kind: "none", path: clean };
}

/** The path below the API's address; `true` if it may be the API's, `false` if it is not. */
function pathBelowServer(url: string, servers: readonly string[]): string | boolean {
  for (const server of servers) {
    if (url === server || url.startsWith(`${server}/`) || url.startsWith(`${server}?`)) {
      return url.slice(server.length) || "/";
    }
  }
  // An address that goes on with an unknown part may go on with any path.
  if (servers.some((server) => url.startsWith(`${server}${HOLE}`))) return true;
  if (/^https?:\/\/[\w.-]*api\.chatsonde\.example/.test(url))
    return url.replace(/^https?:\/\/[^/]+/, "");
  if (!url.startsWith(HOLE)) return false;
  const rest = url.slice(HOLE.length);
  // The address of the server comes from elsewhere; the paths of the API tell it from others.
  return /^\/(?:external|db)\//.test(rest) ? rest : true;
}

function matchPath(path: string, template: string): Record<string, string> | undefined {
  const parts = path.split("/");
  const wanted = template.split("/");
  if (parts.length !== wanted.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const name = /^\{(.+)\}$/.exec(wanted[index] ?? "")?.[1];
    if (name) values[name] = part;
    else if (part !== wanted[index]) return undefined;
  }
  return values;
}

function readQuery(search: string): Array<[string, string]> {
  return search
    .split("&")
    .filter((pair) => pair !== "" && !pair.startsWith(HOLE))
    .map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name, decode(value)];
    });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return text;
  }
}
