import { plainTitle, splitSections } from "../descriptions";
import { createReferenceIndex } from "../document/reference-index";
import type { JsonRecord } from "../json";
import { compact, isRecord, listOf, recordOf, textOf, textsOf } from "../json";
import { secretSettings } from "../samples/credentials";
import { sampleExamples } from "../samples/sample-value";
import type {
  Anchored,
  ContactModel,
  Description,
  ExampleModel,
  Extension,
  ExternalDocs,
  LicenseModel,
  LogoModel,
  NamedSchemaModel,
  SchemaReference,
  SecurityAlternative,
  SecuritySchemeModel,
  ServerModel,
  TagGroupModel,
  TagModel,
  TryItModel,
} from "../types";
import type { ModelContext } from "./common";
import {
  buildServers,
  commonFields,
  descriptionOf,
  extensionsOf,
  externalDocs,
  keepExtensions,
} from "./common";
import { exampleOf } from "./content";
import type { OperationModel } from "./operation";
import { buildOperation } from "./operation";
import type { ListedOperation } from "./operation-list";
import { kebabCase, listOperations, UNTAGGED, uniqueSlugs } from "./operation-list";
import { buildSchema } from "./schema";
import { buildSecurity, buildSecuritySchemes } from "./security";

/** A whole OpenAPI document. */
export interface DocumentModel extends Description {
  id: string;
  title: string;
  version: string;
  /** Version of the specification in the file. */
  specificationVersion: string;
  summary?: string;
  permalink: string;
  /** The description in parts. The one before the first heading has no title. */
  sections: SectionModel[];
  logo?: LogoModel;
  tryIt?: TryItModel;
  termsOfService?: string;
  contact?: ContactModel;
  license?: LicenseModel;
  externalDocs?: ExternalDocs;
  servers: ServerModel[];
  security: SecurityAlternative[];
  securitySchemes: SecuritySchemeModel[];
  tags: TagModel[];
  tagGroups: TagGroupModel[];
  operations: OperationModel[];
  schemas: NamedSchemaModel[];
  /** Extensions of the document, its info, its paths and its components, and rare keywords. */
  extensions?: Extension[];
}

/** A part of a document's description. */
type SectionModel = Description & ({ title?: undefined } | ({ title: string } & Anchored));

/** Addresses of a document's pages, and the variable with the token in its samples, if the site names it. */
interface DocumentSettings {
  id: string;
  basePath: string;
  schemasBasePath: string;
  tagsBasePath: string;
  tokenVariable?: string | undefined;
  /** Version in the file. */
  version: string;
  /** Names of the extensions that the model has. */
  extensions: readonly string[];
  /** True if readers can send requests from the pages of operations. */
  tryIt?: boolean;
  /** Address that passes these requests on. */
  proxy?: string;
}

/** Builds the model of a document that was loaded without errors. */
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
  const secrets = secretSettings(document, schemes, listed, settings.tokenVariable);
  const operations = listed.map((item, order) => buildOperation(context, item, { secrets, order }));
  const tags = buildTags(
    document,
    listed.flatMap((item) => item.tags),
    settings.tagsBasePath,
  );
  const model = compact<DocumentModel>({
    ...aboutDocument(document, settings),
    tryIt: settings.tryIt ? compact({ proxy: settings.proxy }) : undefined,
    servers: buildServers(document.servers),
    security: buildSecurity(document.security, schemes),
    securitySchemes: schemes,
    tags,
    tagGroups: buildTagGroups(document),
    operations,
    schemas: buildNamedSchemas(context, schemas, operations),
  });
  keepExtensions(model, settings.extensions);
  return model;
}

function aboutDocument(document: JsonRecord, { id, basePath, version }: DocumentSettings) {
  const info = recordOf(document.info);
  const description = descriptionOf(info);
  return {
    description,
    sections: sectionsOf(description),
    id,
    title: textOf(info.title) ?? id,
    version: String(info.version ?? ""),
    specificationVersion: version,
    summary: textOf(info.summary),
    permalink: basePath,
    logo: logoOf(info["x-logo"]),
    termsOfService: textOf(info.termsOfService),
    contact: contactOf(info.contact),
    license: licenseOf(info.license),
    externalDocs: externalDocs(document.externalDocs),
    extensions: aboutEverything(document, info),
  };
}

function sectionsOf(text = ""): SectionModel[] {
  const sections = splitSections(text);
  const slugs = uniqueSlugs(sections.map(({ title = "" }) => ({ slug: kebabCase(title) })));
  return sections.map(({ title, ...section }, index) => {
    const described = section.description === "" ? {} : section;
    return title === undefined
      ? described
      : { ...described, title, anchor: `section-${slugs[index]}` };
  });
}

/** Collects extensions of the whole document, and keywords that only say how to read it. */
function aboutEverything(document: JsonRecord, info: JsonRecord): Extension[] | undefined {
  const { paths, components } = document;
  const rare = ["jsonSchemaDialect", "$self"].flatMap((name) => {
    const value = textOf(document[name]);
    return value === undefined ? [] : [{ name, value }];
  });
  const all = [...rare, ...(extensionsOf(document, info, paths, components) ?? [])];
  return all.length > 0 ? all : undefined;
}

/** A color of a logo: hexadecimal, or a name. Anything else could add other styles. */
const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]+)$/i;

function logoOf(node: unknown): LogoModel | undefined {
  const { url, altText, backgroundColor, href } = recordOf(node);
  const address = textOf(url);
  if (address === undefined) return undefined;
  const color = textOf(backgroundColor)?.trim() ?? "";
  return compact({
    url: address,
    altText: textOf(altText),
    backgroundColor: COLOR.test(color) ? color : undefined,
    href: textOf(href),
  });
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

/**
 * Builds the tags of a document: declared ones in document order, then undeclared ones that
 * operations use, then a tag for operations without tag.
 */
function buildTags(document: JsonRecord, used: readonly string[], basePath: string): TagModel[] {
  const declared = listOf(document.tags).filter(isRecord);
  const names = new Set(declared.flatMap(({ name }) => textOf(name) ?? []));
  const implied = [...new Set(used)].filter((name) => !names.has(name));
  const nodes = new Map<string, JsonRecord>();
  for (const node of [...declared, ...implied.map((name): JsonRecord => ({ name }))]) {
    const name = textOf(node.name);
    if (name !== undefined && !nodes.has(name)) {
      nodes.set(name, node);
    }
  }
  const slugs = uniqueSlugs([...nodes.keys()].map((name) => ({ slug: kebabCase(name) })));
  return [...nodes].map(([name, node], order) =>
    buildTag(name, node, {
      order,
      slug: slugs[order] ?? name,
      basePath,
      implicit: name === UNTAGGED && !names.has(name),
    }),
  );
}

function buildTag(
  name: string,
  node: JsonRecord,
  { basePath, ...position }: Pick<TagModel, "order" | "slug" | "implicit"> & { basePath: string },
): TagModel {
  return compact({
    ...commonFields(node),
    name,
    title: plainTitle(textOf(node["x-displayName"]) ?? textOf(node.summary) ?? name),
    ...position,
    permalink: `${basePath}/${position.slug}`,
    summary: textOf(node.summary),
    kind: textOf(node.kind),
    parent: textOf(node.parent),
    externalDocs: externalDocs(node.externalDocs),
  });
}

/** Builds the groups of `x-tagGroups`. */
function buildTagGroups(document: JsonRecord): TagGroupModel[] {
  return listOf(document["x-tagGroups"]).map((node) => {
    const group = recordOf(node);
    return { name: textOf(group.name) ?? "", tags: textsOf(group.tags) };
  });
}

/** Lists names, slugs and addresses of all named schemas of a document. */
function listSchemas(
  schemas: unknown,
  basePath: string,
): Map<string, SchemaReference & { slug: string }> {
  const names = Object.keys(recordOf(schemas));
  const slugs = uniqueSlugs(names.map((name) => ({ slug: kebabCase(name) })));
  return new Map(
    names.map((name, index) => {
      const slug = slugs[index] ?? name;
      return [name, { name, permalink: `${basePath}/${slug}`, slug }];
    }),
  );
}

/** Builds all named schemas with their users, in document order. */
function buildNamedSchemas(
  context: ModelContext,
  listed: ReadonlyMap<string, { slug: string }>,
  operations: readonly OperationModel[],
): NamedSchemaModel[] {
  const nodes = recordOf(recordOf(context.document.components).schemas);
  const names = Object.keys(nodes);
  const uses = new Map(
    names.map((name) => [name, context.index.schemasOf(name).filter((used) => used in nodes)]),
  );
  const usedBySchemas = invert(uses);
  const usedByOperations = invert(new Map(operations.map(({ key, schemas }) => [key, schemas])));
  const examples = bodyExamples(operations);
  return names.map((name, order) => ({
    ...aboutSchema(context, name, nodes[name], examples.get(name)),
    slug: listed.get(name)?.slug ?? name,
    permalink: context.schemas.get(name)?.permalink ?? "",
    order,
    uses: uses.get(name) ?? [],
    usedBySchemas: usedBySchemas.get(name) ?? [],
    usedByOperations: usedByOperations.get(name) ?? [],
  }));
}

function aboutSchema(
  context: ModelContext,
  name: string,
  node: unknown,
  bodyExample: ExampleModel | undefined,
): Pick<NamedSchemaModel, "name" | "title" | "schema" | "examples"> {
  const schema = buildSchema(context, node);
  const given = schema.examples?.map(({ value }, index) =>
    exampleOf(`Example ${index + 1}`, value),
  );
  const sent = bodyExample ? [bodyExample] : undefined;
  return {
    name,
    title: plainTitle(textOf(recordOf(node).title) ?? name),
    schema,
    examples:
      given ?? sent ?? sampleExamples(context.document, "application/json", { schema: node }),
  };
}

/** Finds an example of each named schema among the JSON bodies of operations, responses first. */
function bodyExamples(operations: readonly OperationModel[]): Map<string, ExampleModel> {
  const responses = operations.flatMap((operation) => operation.responses);
  const requests = operations.flatMap(({ requestBody }) => requestBody ?? []);
  const found = new Map<string, ExampleModel>();
  for (const { schema, examples } of [...responses, ...requests].flatMap(
    ({ content }) => content,
  )) {
    const name = schema?.ref?.name;
    const example = examples.find(({ generated, value }) => !generated && value !== undefined);
    if (name !== undefined && example && !found.has(name)) found.set(name, { ...example });
  }
  return found;
}

/** Inverts a map from users to what they use, in document order. */
function invert(uses: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const inverse = new Map<string, string[]>();
  for (const [user, names] of uses) {
    for (const name of names) {
      const users = inverse.get(name) ?? [];
      users.push(user);
      inverse.set(name, users);
    }
  }
  return inverse;
}
