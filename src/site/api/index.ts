import { withUrls } from "../../lib/addresses";
import { apiPaths } from "../../lib/api/addresses";
import { readPageData } from "../../lib/api/page-data";
import { markdownPath } from "../../lib/paths";
import type { TemplateName } from "../create-pages/plan";
import type { RunGraphql } from "../create-pages/plan-site";
import { runQuery } from "../create-pages/plan-site";
import { writeSiteFile } from "../files";
import type { OutputContext, OutputFiles } from "../post-build/output-files";
import { operationMarkdown } from "./markdown/operation";
import type { UsingNode } from "./markdown/pages";
import {
  documentPageMarkdown,
  errorsMarkdown,
  schemaPageMarkdown,
  schemasMarkdown,
  tagPageMarkdown,
  usedInMarkdown,
} from "./markdown/pages";

const DOCUMENT_FILES_QUERY = /* GraphQL */ `
  query DocumentFiles {
    allApiDocument {
      nodes {
        documentId
        title
        permalink
        errorIndex
        errors {
          code
          usedIn {
            __typename
            title
            permalink
          }
        }
        openapiYaml
        openapiJson
        markdownPage
        tags {
          permalink
          markdownPage
        }
        schemas {
          title
          permalink
          description
          markdownPage
          usedIn {
            __typename
            title
            permalink
          }
        }
      }
    }
  }
`;

const OPERATION_FILES_QUERY = /* GraphQL */ `
  query OperationFiles($documentId: String!, $limit: Int!, $skip: Int!) {
    allApiOperation(
      filter: { documentId: { eq: $documentId } }
      sort: { order: ASC }
      limit: $limit
      skip: $skip
    ) {
      nodes {
        permalink
        openapiJson
        markdownPage
        usedIn {
          __typename
          title
          permalink
        }
      }
    }
  }
`;

/** Operations in one query. In large documents, the OpenAPI document of each can have a megabyte. */
const BATCH = 25;

/** A file beside the pages: its site-absolute path and its text. */
interface SiteFile {
  path: string;
  text: string;
}

const API_TEMPLATES = new Set<TemplateName>([
  "api-document",
  "api-errors",
  "api-schema",
  "api-schemas",
  "api-tag",
  "endpoint",
]);

/**
 * The files beside the pages of the API: each page as Markdown, each operation as an OpenAPI document, and
 * each whole document in YAML and JSON.
 */
export const API_FILES: OutputFiles = {
  addresses: ({ site, plans }) => [
    ...plans.flatMap(({ path, template }) => [
      ...(API_TEMPLATES.has(template) ? [markdownPath(path)] : []),
      ...(template === "endpoint" ? [apiPaths.openapi(path)] : []),
    ]),
    ...site.allApiDocument.nodes.flatMap(({ documentId }) => [
      apiPaths.download(documentId, "yaml"),
      apiPaths.download(documentId, "json"),
    ]),
  ],
  write: writeApiFiles,
};

async function writeApiFiles({ publicDir, graphql, query, site }: OutputContext): Promise<void> {
  const { allApiDocument } = await query<Queries.DocumentFilesQuery>(DOCUMENT_FILES_QUERY);
  const built = new Set(site.pages);
  const isBuilt = ({ permalink }: UsingNode) => built.has(permalink);
  for (const document of allApiDocument.nodes) {
    let files = documentFiles(document, isBuilt);
    for (let skip = 0; files.length > 0; skip += BATCH) {
      for (const file of files)
        await writeSiteFile(publicDir, file.path, withSiteUrl(file, site.siteUrl));
      files = await operationFiles(graphql, document.documentId, skip, isBuilt);
    }
  }
}

/** Returns the text of a file. Markdown is read outside the site, so its links name the host. */
function withSiteUrl({ path: address, text }: SiteFile, siteUrl: string): string {
  return address.endsWith(".md") ? withUrls(text, siteUrl) : text;
}

/** Returns the files of a batch of operations, none after the last one. */
async function operationFiles(
  graphql: RunGraphql,
  documentId: string,
  skip: number,
  isBuilt: (page: UsingNode) => boolean,
): Promise<SiteFile[]> {
  const { allApiOperation } = await runQuery<Queries.OperationFilesQuery>(
    graphql,
    OPERATION_FILES_QUERY,
    { documentId, limit: BATCH, skip },
  );
  return allApiOperation.nodes.flatMap(({ permalink, openapiJson, markdownPage, usedIn }) => [
    markdownFile(
      permalink,
      operationMarkdown(readPageData("operation", markdownPage)) +
        usedInMarkdown(usedIn.filter(isBuilt)),
    ),
    { path: apiPaths.openapi(permalink), text: openapiJson },
  ]);
}

function markdownFile(permalink: string, text: string): SiteFile {
  return { path: markdownPath(permalink), text };
}

function documentFiles(
  document: Queries.DocumentFilesQuery["allApiDocument"]["nodes"][number],
  isBuilt: (page: UsingNode) => boolean,
): SiteFile[] {
  const { documentId, permalink, schemas, tags, errors } = document;
  const page = readPageData("document", document.markdownPage);
  const errorIndex = readPageData("errors", document.errorIndex);
  const usedIn = new Map(errors.map((error) => [error.code, error.usedIn.filter(isBuilt)]));
  return [
    { path: apiPaths.download(documentId, "json"), text: document.openapiJson },
    { path: apiPaths.download(documentId, "yaml"), text: document.openapiYaml },
    markdownFile(permalink, documentPageMarkdown(page)),
    markdownFile(apiPaths.errors(permalink), errorsMarkdown(document, errorIndex, usedIn)),
    ...(schemas.length > 0
      ? [markdownFile(apiPaths.schemas(permalink), schemasMarkdown(document, schemas))]
      : []),
    ...schemas.map((schema) =>
      markdownFile(
        schema.permalink,
        schemaPageMarkdown(readPageData("schema", schema.markdownPage)) +
          usedInMarkdown(schema.usedIn.filter(isBuilt)),
      ),
    ),
    ...tags.map((tag) =>
      markdownFile(tag.permalink, tagPageMarkdown(readPageData("tag", tag.markdownPage))),
    ),
  ];
}
