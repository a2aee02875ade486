import { createReferenceIndex } from "../document/reference-index";
import { compact, isRecord, type JsonRecord, recordOf, textOf } from "../json";
import { describe } from "../markdown/describe";
import type { ContactModel, DocumentModel, Extension, LicenseModel } from "../types";
import type { ModelContext } from "./context";
import { extensionsOf } from "./extension";
import { externalDocs } from "./external-docs";
import { buildNamedSchemas, listSchemas } from "./named-schema";
import { buildOperation } from "./operation";
import { type ListedOperation, listOperations } from "./operation-list";
import { buildSecurity, buildSecuritySchemes } from "./security";
import { buildServers } from "./server";
import { buildTagGroups, buildTags } from "./tag";

/** Where the pages of a document stand, and how its samples name the token. */
export type DocumentSettings = {
  id: string;
  basePath: string;
  schemasBasePath: string;
  tagsBasePath: string;
  tokenVariable: string;
  /** Version that the file itself names. */
  version: string;
};

/** The whole model of a document that has been loaded and found good. */
export function buildDocument(document: JsonRecord, settings: DocumentSettings): DocumentModel {
  const listed = listOperations(document, settings.basePath);
  const schemas = listSchemas(recordOf(document.components).schemas, settings.schemasBasePath);
  const context: ModelContext = {
    document,
    index: createReferenceIndex(document),
    schemas: new Map([...schemas].map(([name, { permalink }]) => [name, { name, permalink }])),
    permalinks: permalinksOf(listed),
  };
  const schemes = buildSecuritySchemes(context);
  const operations = listed.map((item, order) =>
    buildOperation(context, item, { schemes, order, tokenVariable: settings.tokenVariable }),
  );
  const tags = buildTags(
    document,
    listed.flatMap((item) => item.tags),
    settings.tagsBasePath,
  );
  return compact<DocumentModel>({
    ...aboutDocument(document, settings),
    servers: buildServers(document.servers),
    security: buildSecurity(document.security, schemes),
    securitySchemes: schemes,
    tags,
    tagGroups: buildTagGroups(document),
    operations,
    schemas: buildNamedSchemas(context, schemas, operations),
  });
}

function aboutDocument(document: JsonRecord, { id, basePath, version }: DocumentSettings) {
  const info = recordOf(document.info);
  return {
    ...describe(info),
    id,
    title: textOf(info.title) ?? id,
    version: String(info.version ?? ""),
    specificationVersion: version,
    summary: textOf(info.summary),
    permalink: basePath,
    termsOfService: textOf(info.termsOfService),
    contact: contactOf(info.contact),
    license: licenseOf(info.license),
    externalDocs: externalDocs(document.externalDocs),
    extensions: aboutEverything(document, info),
  };
}

/** What no part of the document says, with keywords that only tell how the document is read. */
function aboutEverything(document: JsonRecord, info: JsonRecord): Extension[] | undefined {
  const { paths, components } = document;
  const rare = ["jsonSchemaDialect", "$self"].flatMap((name) => {
    const value = textOf(document[name]);
    return value === undefined ? [] : [{ name, value }];
  });
  const all = [...rare, ...(extensionsOf(document, info, paths, components) ?? [])];
  return all.length > 0 ? all : undefined;
}

function contactOf(node: unknown): ContactModel | undefined {
  return isRecord(node)
    ? compact({
        name: textOf(node.name),
        url: textOf(node.url),
        email: textOf(node.email),
        extensions: extensionsOf(node),
      })
    : undefined;
}

function licenseOf(node: unknown): LicenseModel | undefined {
  return isRecord(node)
    ? compact({
        name: textOf(node.name) ?? "",
        identifier: textOf(node.identifier),
        url: textOf(node.url),
        extensions: extensionsOf(node),
      })
    : undefined;
}

function permalinksOf(operations: readonly ListedOperation[]): Map<string, string> {
  const permalinks = new Map<string, string>();
  for (const { operationId, method, pathTemplate, kind, permalink } of operations) {
    if (operationId !== undefined) {
      permalinks.set(operationId, permalink);
    }
    if (kind === "operation") {
      permalinks.set(`${method} ${pathTemplate}`, permalink);
    }
  }
  return permalinks;
}
