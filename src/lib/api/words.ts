import { inlineValue } from "../../../packages/words";
import type { ExampleModel, SecuritySchemeModel } from "../../../plugins/gatsby-source-openapi";

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
  const forms = [value === undefined ? undefined : inlineValue(value), text, externalValue];
  return [...new Set(forms.filter((form): form is string => form !== undefined))];
}

const REASONS: Record<string, string> = {
  "100": "Continue",
  "101": "Switching Protocols",
  "200": "OK",
  "201": "Created",
  "202": "Accepted",
  "203": "Non-Authoritative Information",
  "204": "No Content",
  "205": "Reset Content",
  "206": "Partial Content",
  "207": "Multi-Status",
  "301": "Moved Permanently",
  "302": "Found",
  "303": "See Other",
  "304": "Not Modified",
  "307": "Temporary Redirect",
  "308": "Permanent Redirect",
  "400": "Bad Request",
  "401": "Unauthorized",
  "402": "Payment Required",
  "403": "Forbidden",
  "404": "Not Found",
  "405": "Method Not Allowed",
  "406": "Not Acceptable",
  "408": "Request Timeout",
  "409": "Conflict",
  "410": "Gone",
  "411": "Length Required",
  "412": "Precondition Failed",
  "413": "Content Too Large",
  "415": "Unsupported Media Type",
  "418": "I'm a Teapot",
  "422": "Unprocessable Content",
  "423": "Locked",
  "424": "Failed Dependency",
  "425": "Too Early",
  "426": "Upgrade Required",
  "428": "Precondition Required",
  "429": "Too Many Requests",
  "431": "Request Header Fields Too Large",
  "451": "Unavailable For Legal Reasons",
  "500": "Internal Server Error",
  "501": "Not Implemented",
  "502": "Bad Gateway",
  "503": "Service Unavailable",
  "504": "Gateway Timeout",
  "507": "Insufficient Storage",
};

/** Returns the reason phrase of a status, or a description of a range. */
export function statusInWords(status: string): string {
  const range: Record<string, string> = {
    "1": "Information",
    "2": "Success",
    "3": "Redirection",
    "4": "Client error",
    "5": "Server error",
  };
  if (status === "default") return "Any other status";
  return REASONS[status] ?? (/^\dXX$/i.test(status) ? (range[status[0] ?? ""] ?? "") : "");
}

/** Returns the class of a status, `1` to `5`, empty for `default`. */
export function statusClass(status: string): string {
  return /^[1-5]/.test(status) ? (status[0] ?? "") : "";
}

/** Describes a security scheme, e.g. `API key (apiKey) in header X-Key`. */
export function schemeInWords(scheme: SecuritySchemeModel): string {
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

/** Cuts a text that ends in the middle of a sentence after its last whole sentence, if it has one. */
export function wholeSentences(text: string): string {
  if (!text.endsWith("…")) return text;
  return /^.*[.!?](?=\s)/s.exec(text)?.[0] ?? text;
}
