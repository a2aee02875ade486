import type { SampleRequest } from "./find-requests";
import { parseWithHoles } from "./curl";
import { HOLE } from "./known";

/** Reads a block of raw HTTP that begins with a request line; a response or headers alone give none. */
export function readHttpRequest(code: string): SampleRequest | undefined {
  const [head = "", ...rest] = code.split(/\n\s*\n/);
  const [first = "", ...lines] = head.split("\n");
  const [, method, target = ""] = /^([A-Z]+) (\S+)(?: HTTP\/[\d.]+)?$/.exec(first.trim()) ?? [];
  if (!method) return undefined;
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim().toLowerCase(), value.join(":").trim()];
    }),
  );
  const body = rest.join("\n\n").trim();
  const host = headers.host ? `https://${headers.host}` : HOLE;
  return {
    method,
    url: target.startsWith("http") ? target : `${host}${target}`,
    headers,
    ...(body === "" ? {} : { body: parseWithHoles(body) }),
    offset: 0,
  };
}
