import type { HarRequest } from "../../../plugins/gatsby-source-openapi/request";
import { FRESH, isSendable, splitSecrets } from "../../../plugins/gatsby-source-openapi/request";
import { fillSample, secretName } from "../../lib/api/fill-sample";
import type { EditedRequest } from "./edited-request";
import { composeEdited, fillInsOf, variablesOf } from "./edited-request";

/** Returns what `fetch` sends for a request with the reader's values, undefined if a browser cannot send it. */
export function fetchRequest(
  edited: EditedRequest,
): { url: string; init: RequestInit } | undefined {
  const { request, entries, tryIt } = edited;
  if (!request) return undefined;
  const har = composeEdited(request, edited);
  if (!isSendable(har)) return undefined;
  const fillIns = fillInsOf(edited);
  const variables = variablesOf(edited);
  // Values of samples are marked, and a request has no marks.
  const filled = (text: string) => fillSample(text, fillIns, entries).replace(/<\/?var>/g, "");
  const withSecrets = (text: string) =>
    splitSecrets(text)
      .map((part) => {
        if (typeof part === "string") return part;
        const { variable, password } = part;
        if (variable === FRESH) return crypto.randomUUID();
        const read = (name: string) => entries[secretName(name, variables)] ?? "";
        return password ? base64(`${read(variable)}:${read(password)}`) : read(variable);
      })
      .join("");
  const query = har.queryString.map(({ name, value }) => [name, withSecrets(value)]);
  const address = `${filled(har.url)}${query.length > 0 ? `?${new URLSearchParams(query)}` : ""}`;
  const isForm = har.postData?.params !== undefined;
  const headers = har.headers
    // The browser writes the type of a form, with its boundary.
    .filter(({ name }) => !(isForm && name.toLowerCase() === "content-type"))
    .map(({ name, value }): [string, string] => [name, withSecrets(value)]);
  return {
    url: tryIt?.proxy?.replace("{url}", encodeURIComponent(address)) ?? address,
    init: { method: har.method, headers, body: fetchBody(har.postData, filled) },
  };
}

function fetchBody(
  data: HarRequest["postData"],
  filled: (text: string) => string,
): BodyInit | undefined {
  if (data?.params === undefined) return data?.text === undefined ? undefined : filled(data.text);
  if (!data.mimeType.startsWith("multipart/")) {
    return new URLSearchParams(data.params.map(({ name, value = "" }) => [name, filled(value)]));
  }
  const form = new FormData();
  for (const { name, value = "", contentType } of data.params) {
    const text = filled(value);
    if (contentType === undefined) form.append(name, text);
    else form.append(name, new Blob([text], { type: contentType }));
  }
  return form;
}

/** Returns a text in Base64. `btoa` alone throws for characters outside of Latin-1. */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
