import type { JsonRecord } from "../../../plugins/gatsby-source-openapi/src/json";
import type { Kind } from "./grammar";
import { extensionLeaves, leavesOf } from "./leaves";
import type { Leaf } from "./leaves";

/** Components that a page of an operation shows in the places that refer to them. */
const COMPONENTS: Record<string, Kind> = {
  schemas: "schema",
  parameters: "parameter",
  headers: "parameter",
  requestBodies: "requestBody",
  responses: "response",
  callbacks: "callback",
  links: "link",
  examples: "example",
  mediaTypes: "mediaType",
  pathItems: "pathItem",
};

/** What the page of an operation must say: all of its own document, components included. */
export function operationLeaves(document: JsonRecord): Leaf[] {
  const items = ["paths", "webhooks"].flatMap((section) =>
    membersOf(document[section]).flatMap(([path, item]) => [
      { pointer: `/${section}`, kind: "text" as const, text: path },
      ...leavesOf("pathItem", item, `/${section}/${path}`),
    ]),
  );
  const components = Object.entries(COMPONENTS).flatMap(([group, kind]) =>
    membersOf(membersAs(document.components)[group]).flatMap(([name, node]) =>
      leavesOf(kind, node, `/components/${group}/${name}`),
    ),
  );
  return [...items, ...components];
}

/** What the page of a document must say. */
export function documentLeaves(document: JsonRecord): Leaf[] {
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const schemes = membersOf(membersAs(document.components).securitySchemes);
  return [
    ...leavesOf("info", document.info, "/info"),
    ...leavesOf("externalDocs", document.externalDocs, "/externalDocs"),
    ...documentMembers(document),
    ...list(document.servers).flatMap((server) => leavesOf("server", server, "/servers")),
    ...list(document.security).flatMap((item) => leavesOf("security", item, "/security")),
    ...list(document["x-tagGroups"]).flatMap((group) => leavesOf("tagGroup", group)),
    ...schemes.flatMap(([name, scheme]) => [
      { pointer: "/components/securitySchemes", kind: "text" as const, text: name },
      ...leavesOf("securityScheme", scheme, `/components/securitySchemes/${name}`),
    ]),
  ];
}

/** What the document says beside its parts, and what none of its parts says. */
function documentMembers(document: JsonRecord): Leaf[] {
  const { $self, jsonSchemaDialect, paths, components } = document;
  return [
    ...Object.values({ $self, jsonSchemaDialect }).flatMap((value) =>
      typeof value === "string" ? [{ pointer: "", kind: "text" as const, text: value }] : [],
    ),
    ...[document, paths, components].flatMap((node) => extensionLeaves(node, "")),
  ];
}

/** What the page of a tag must say. */
export function tagLeaves(tag: JsonRecord): Leaf[] {
  return leavesOf("tag", tag, "/tags");
}

/** What the page of a named schema must say. */
export function schemaLeaves(node: unknown): Leaf[] {
  return leavesOf("schema", node);
}

function membersAs(value: unknown): JsonRecord {
  return typeof value === "object" && value !== null ? (value as JsonRecord) : {};
}

function membersOf(value: unknown): Array<[string, unknown]> {
  return Object.entries(membersAs(value));
}
