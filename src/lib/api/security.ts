import type { SecuritySchemeModel } from "./model";

/** How a request shows who it comes from, e.g. `API key (apiKey) in header X-Key`. */
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
      return "Certificate of the client (mutualTLS)";
    default:
      return type;
  }
}
