import { isRecord, type JsonRecord } from "../json";
import { type Kind, walkDocument } from "./grammar";

const VALUE = "description required deprecated style explode allowReserved schema content example";

/** Members of the objects that may have others besides. */
const KNOWN = new Map<Kind, Set<string>>(
  Object.entries({
    operation:
      "tags summary description externalDocs operationId parameters requestBody responses " +
      "callbacks deprecated security servers",
    parameter: `${VALUE} name in allowEmptyValue examples`,
    header: `${VALUE} examples`,
    requestBody: "description content required",
    response: "summary description headers content links",
    mediaType: "schema itemSchema example examples encoding prefixEncoding itemEncoding",
    encoding:
      "contentType headers style explode allowReserved encoding prefixEncoding itemEncoding",
    example: "summary description value dataValue serializedValue externalValue",
    link: "operationRef operationId parameters requestBody description server",
  }).map(([kind, names]) => [kind as Kind, namesIn(names)]),
);

/** Members of a security scheme by its type. */
const OF_SCHEME: Record<string, string> = {
  apiKey: "name in",
  http: "scheme bearerFormat",
  oauth2: "flows oauth2MetadataUrl",
  openIdConnect: "openIdConnectUrl",
  mutualTLS: "",
};

const DISCRIMINATOR = new Set(["propertyName", "mapping", "defaultMapping"]);

/**
 * Makes members that the specification does not know extensions, which pages show: `type` of a
 * parameter becomes `x-type`. Changes the document in place.
 */
export function nameUnknown(document: JsonRecord): void {
  walkDocument(document, "root", (node, kind) => {
    rename(node, kind === "securityScheme" ? membersOfScheme(node) : KNOWN.get(kind));
    if (kind === "schema" && isRecord(node.discriminator)) {
      rename(node.discriminator, DISCRIMINATOR);
    }
  });
}

function membersOfScheme({ type }: JsonRecord): ReadonlySet<string> | undefined {
  const own = OF_SCHEME[String(type)];
  return own === undefined ? undefined : namesIn(`type description deprecated ${own}`);
}

function namesIn(names: string): Set<string> {
  return new Set(["$ref", ...names.split(" ")]);
}

function rename(node: JsonRecord, known: ReadonlySet<string> | undefined): void {
  for (const name of known === undefined ? [] : Object.keys(node)) {
    if (!known?.has(name) && !name.startsWith("x-")) {
      node[`x-${name}`] = node[name];
      delete node[name];
    }
  }
}
