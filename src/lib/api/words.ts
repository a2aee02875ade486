import { plainValue } from "../../../packages/words";
import type { ExampleModel, SchemeName } from "../../../plugins/gatsby-source-openapi";

/** Locations of parameters in display order, with the titles of their sections. */
export const PARAMETER_PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["querystring", "Whole querystring"],
  ["header", "Request headers"],
  ["cookie", "Cookies"],
] as const;

/** Returns what is shown for an example of a parameter or header: value, serialized text, URL. */
export function formsOf({ text, value, externalValue }: ExampleModel): string[] {
  const forms = [value === undefined ? undefined : plainValue(value), text, externalValue];
  return [...new Set(forms.filter((form): form is string => form !== undefined))];
}

/** Returns the class of a status, `1` to `5`, empty for `default`. */
export function statusClass(status: string): string {
  return /^[1-5]/.test(status) ? (status[0] ?? "") : "";
}

/** Describes a security scheme, e.g. `API key (apiKey) in header X-Key`. */
export function schemeInWords(scheme: SchemeName): string {
  const { type, in: place, parameterName, scheme: name, bearerFormat } = scheme;
  switch (type) {
    case "apiKey":
      return `API key (apiKey) in ${place} ${parameterName}`;
    case "http":
      return `HTTP ${name}${bearerFormat ? ` (${bearerFormat})` : ""}`;
    case "oauth2":
      return "OAuth 2 (oauth2)";
    case "openIdConnect":
      return "OpenID Connect (openIdConnect)";
    case "mutualTLS":
      return "Client certificate (mutualTLS)";
    default:
      return type;
  }
}

/** Cuts a text that ends in the middle of a sentence after its last whole sentence, or else before its first colon. */
export function wholeSentences(text: string): string {
  if (!text.endsWith("…")) return text;
  const [sentences] = /^.*[.!?](?=\s)/s.exec(text) ?? [];
  const [beginning] = /^[^:]+(?=:\s)/.exec(text) ?? [];
  return sentences ?? (beginning ? `${beginning}.` : text);
}
