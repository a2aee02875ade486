import type {
  DocumentPage,
  ErrorIndex,
  OperationLink,
  PageLink,
  SchemaPage,
  SecuritySchemeModel,
  TagPage,
} from "../../../../plugins/gatsby-source-openapi";
import { apiPaths } from "../../../lib/api/addresses";
import { schemeInWords } from "../../../lib/api/words";
import { exampleMarkdown, securityMarkdown, serversMarkdown } from "./content";
import { extensionList, externalDocs, schemaMarkdown } from "./schema";
import { blocks, code, heading, item, link, list } from "./text";

/** Formats the page of a named schema. */
export function schemaPageMarkdown(page: SchemaPage): string {
  const text = blocks(
    heading(1, page.title),
    code(page.name),
    schemaMarkdown(page.schema),
    ...page.examples.map((example) => exampleMarkdown(example, "application/json")),
    section("Operations that use it", operationItems(page.usedByOperations)),
    section("Schemas that use it", linkItems(page.usedBySchemas)),
    section("Schemas that it refers to", linkItems(page.uses)),
  );
  return `${text}\n`;
}

/** Formats the page of a tag. */
export function tagPageMarkdown(tag: TagPage): string {
  const text = blocks(
    heading(1, tag.title),
    tag.name === tag.title ? undefined : code(tag.name),
    tag.summary === tag.title ? undefined : tag.summary,
    tag.description,
    tag.kind && `Kind: ${tag.kind}`,
    tag.parent && `Part of ${link(tag.parent.title, tag.parent.permalink)}`,
    operationItems(tag.operations),
    tag.externalDocs && externalDocs(tag.externalDocs),
    extensionList(tag.extensions),
  );
  return `${text}\n`;
}

/** Formats the page of a whole document. */
export function documentPageMarkdown(page: DocumentPage): string {
  const yaml = apiPaths.download(page.id, "yaml");
  const json = apiPaths.download(page.id, "json");
  const text = blocks(
    heading(1, page.title),
    page.summary,
    `Version ${page.version}. OpenAPI ${page.specificationVersion}: ${link("YAML", yaml)}, ${link("JSON", json)}.`,
    ...page.sections.map(({ title, description }) =>
      blocks(title && heading(2, title), description),
    ),
    page.externalDocs && externalDocs(page.externalDocs),
    section("Servers", serversMarkdown(page.servers)),
    section("Security schemes", list(page.securitySchemes.map(schemeItem))),
    page.security.length > 0 &&
      blocks("Default for all operations:", securityMarkdown(page.security, page.securitySchemes)),
    ...page.tagGroups.map(({ name, tags }) => section(name, linkItems(tags))),
    ...page.tags.map(({ title, description, operations }) =>
      blocks(heading(2, title), description, operationItems(operations)),
    ),
    section("More", linkItems([{ title: "Errors", permalink: apiPaths.errors(page.permalink) }])),
    list(legalItems(page)),
    extensionList(page.extensions),
  );
  return `${text}\n`;
}

/** A page or post that uses a part of the API. */
export type UsingNode = PageLink & { __typename: string };

/** Formats the guides and posts that use an operation or a schema as sections. */
export function usedInMarkdown(pages: readonly UsingNode[]): string {
  const isPost = ({ __typename }: UsingNode) => __typename === "BlogPost";
  const text = blocks(
    section("Used in guides", linkItems(pages.filter((page) => !isPost(page)))),
    section("Used in posts", linkItems(pages.filter(isPost))),
  );
  return text && `\n${text}\n`;
}

/**
 * Formats the index of errors.
 *
 * @param usedIn pages by the code of the error that they use
 */
export function errorsMarkdown(
  document: PageLink,
  index: ErrorIndex,
  usedIn: ReadonlyMap<string, readonly UsingNode[]>,
): string {
  const places = (found: ErrorIndex["statuses"][number]["places"]) =>
    list(
      found.map(({ method, title, permalink, status }) =>
        item(`${method} ${link(title, permalink)} (${status})`),
      ),
    );
  const text = blocks(
    heading(1, `Errors of the ${document.title}`),
    section(
      "By code",
      list(
        index.codes.map((entry) =>
          item(
            `**${code(entry.code)}** ${entry.statuses.join(", ")}`,
            entry.description,
            places(entry.places),
            usedIn.get(entry.code)?.length
              ? item("Used on:", linkItems(usedIn.get(entry.code) ?? []))
              : undefined,
          ),
        ),
      ),
    ),
    section(
      "By status",
      list(
        index.statuses.map((entry) =>
          item(
            `**${entry.status}** ${entry.words} ${entry.codes.map(code).join(", ")}`,
            places(entry.places),
          ),
        ),
      ),
    ),
  );
  return `${text}\n`;
}

/** Formats the list of schemas. */
export function schemasMarkdown(
  document: PageLink,
  schemas: ReadonlyArray<PageLink & { description: string }>,
): string {
  const items = schemas.map(({ title, permalink, description }) =>
    item(`${link(title, permalink)}: ${description}`),
  );
  return `${blocks(heading(1, `Schemas of the ${document.title}`), list(items))}\n`;
}

function section(title: string, content: string): string | undefined {
  return content === "" ? undefined : blocks(heading(2, title), content);
}

function operationItems(operations: readonly OperationLink[]): string {
  return list(
    operations.map(({ method, pathTemplate, title, permalink, description }) =>
      item(`${code(`${method} ${pathTemplate}`)} ${link(title, permalink)}`, description),
    ),
  );
}

function linkItems(links: readonly PageLink[]): string {
  return list(links.map(({ title, permalink }) => item(link(title, permalink))));
}

function schemeItem(scheme: SecuritySchemeModel): string {
  const addresses = [
    ["Configuration", scheme.openIdConnectUrl],
    ["Metadata", scheme.oauth2MetadataUrl],
  ].flatMap(([words, url]) => (url ? [item(`${words}: ${url}`)] : []));
  return item(
    `**${scheme.name}**: ${schemeInWords(scheme)}${scheme.deprecated ? ", deprecated" : ""}`,
    blocks(
      scheme.description,
      list([...addresses, ...scheme.flows.map(flowItem)]),
      extensionList(scheme.extensions),
    ),
  );
}

function flowItem(flow: SecuritySchemeModel["flows"][number]): string {
  const addresses = [
    ["Authorization", flow.authorizationUrl],
    ["Device authorization", flow.deviceAuthorizationUrl],
    ["Token", flow.tokenUrl],
    ["Refresh", flow.refreshUrl],
  ].flatMap(([words, url]) => (url ? [item(`${words}: ${url}`)] : []));
  const scopes = flow.scopes.map(({ name, description }) =>
    item(`${code(name)}${description ? `: ${description}` : ""}`),
  );
  return item(flow.flow, list([...addresses, ...scopes]), extensionList(flow.extensions));
}

function legalItems({ contact, license, termsOfService }: DocumentPage): string[] {
  return [
    ...(contact
      ? [
          item(
            `Contact: ${[contact.name, contact.url, contact.email].filter(Boolean).join(", ")}`,
            extensionList(contact.extensions),
          ),
        ]
      : []),
    ...(license
      ? [
          item(
            `License: ${[license.name, license.identifier, license.url].filter(Boolean).join(", ")}`,
            extensionList(license.extensions),
          ),
        ]
      : []),
    ...(termsOfService ? [item(`Terms of service: ${termsOfService}`)] : []),
  ];
}
