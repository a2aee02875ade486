/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { operationDocument } from "../../../plugins/gatsby-source-openapi/src/document/operation-document";
import { DocumentPage, TagPage } from "../../components/api/document-page";
import { EndpointPage } from "../../components/api/endpoint-page";
import { SchemaPage } from "../../components/api/schema-page";
import { toDocumentPage, toOperationPage, toSchemaPage, toTagPage } from "../../lib/api/from-query";
import { operationMarkdown } from "../../site/api/markdown/operation";
import {
  documentPageMarkdown,
  schemaPageMarkdown,
  tagPageMarkdown,
} from "../../site/api/markdown/pages";
import { documentFiles, readApiDocument } from "../../testing/api/api-document";
import type { ApiDocument } from "../../testing/api/api-document";
import { missingInHtml, missingInMarkdown } from "../../testing/api/find-missing";
import type { Leaf } from "../../testing/api/leaves";
import { documentLeaves, operationLeaves, schemaLeaves, tagLeaves } from "../../testing/api/leaves";
import { rowsOf } from "../../testing/api/query-rows";
import type { Mode, Row } from "../../testing/api/query-rows";

/** A page with its twin and what both must say. */
interface Written {
  name: string;
  leaves: Leaf[];
  html: string;
  markdown: string;
}

const total = { leaves: 0, html: 0, markdown: 0, pages: 0 };

async function writeAll(document: ApiDocument): Promise<Written[]> {
  return [
    ...(await writeOperations(document)),
    ...(await writeSchemas(document)),
    ...writeRest(document),
  ];
}

async function writeOperations({ document, model }: ApiDocument): Promise<Written[]> {
  return Promise.all(
    model.operations.map(async (operation) => {
      const page = async (mode: Mode) =>
        toOperationPage(await rowsOf(model, mode).operation(operation));
      const { kind, pathTemplate: path, method, title } = operation;
      return {
        name: title,
        leaves: operationLeaves(operationDocument(document, { kind, path, method })),
        html: renderToStaticMarkup(<EndpointPage operation={await page("view")} />),
        markdown: operationMarkdown(await page("raw")),
      };
    }),
  );
}

async function writeSchemas({ document, model }: ApiDocument): Promise<Written[]> {
  const nodes = (document.components as { schemas?: Record<string, unknown> } | undefined)?.schemas;
  const [views, raws] = await Promise.all([
    rowsOf(model, "view").schemas(),
    rowsOf(model, "raw").schemas(),
  ]);
  return views.map((row, index) => ({
    name: String(row.name),
    leaves: schemaLeaves(nodes?.[String(row.name)]),
    html: renderToStaticMarkup(<SchemaPage page={toSchemaPage(row)} />),
    markdown: schemaPageMarkdown(toSchemaPage(raws[index] as Row)),
  }));
}

function writeRest({ document, model }: ApiDocument): Written[] {
  const rows = rowsOf(model, "view");
  const tags = (document.tags ?? []) as Record<string, unknown>[];
  return [
    {
      name: "document",
      leaves: documentLeaves(document),
      html: renderToStaticMarkup(<DocumentPage page={toDocumentPage(rows.document())} />),
      markdown: documentPageMarkdown(toDocumentPage(rows.document())),
    },
    ...tags.map((tag) => {
      const row = rows.tags().find(({ name }) => name === tag.name) as Row;
      return {
        name: String(tag.name),
        leaves: tagLeaves(tag),
        html: renderToStaticMarkup(<TagPage tag={toTagPage(row)} />),
        markdown: tagPageMarkdown(toTagPage(row)),
      };
    }),
  ];
}

function describeMissing({ name }: Written, kind: string, missing: readonly Leaf[]): string[] {
  return missing.map(({ pointer, text }) => `${kind} of ${name} lacks ${pointer}: ${text}`);
}

jest.setTimeout(120_000);

const written = new Map<string, Promise<Written[]>>();

/** The pages of a document, made once for all tests. */
function pagesOf(file: string): Promise<Written[]> {
  const pages = written.get(file) ?? readApiDocument(file).then(writeAll);
  written.set(file, pages);
  return pages;
}

describe("every leaf of a document stands in its pages and in their Markdown", () => {
  it.each(documentFiles().map((file) => [file.split("/").pop(), file]))("%s", async (_, file) => {
    const pages = await pagesOf(String(file));
    const problems = pages.flatMap((page) => {
      const html = missingInHtml(page.leaves, page.html);
      const markdown = missingInMarkdown(page.leaves, page.markdown);
      total.pages += 1;
      total.leaves += page.leaves.length;
      total.html += page.leaves.length - html.length;
      total.markdown += page.leaves.length - markdown.length;
      return [
        ...describeMissing(page, "HTML", html),
        ...describeMissing(page, "Markdown", markdown),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("gives every place of a page an id of its own", async () => {
    for (const file of documentFiles()) {
      for (const { name, html } of await pagesOf(file)) {
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
        expect({ file, name, twice }).toEqual({ file, name, twice: [] });
      }
    }
  });

  it("leads every link of a page to a place that exists", async () => {
    for (const file of documentFiles()) {
      for (const { name, html } of await pagesOf(file)) {
        const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]));
        const links = [...html.matchAll(/ href="#([^"]*)"/g)].map((match) => match[1]);
        expect({ file, name, lost: links.filter((link) => !ids.has(link)) }).toEqual({
          file,
          name,
          lost: [],
        });
      }
    }
  });

  it("never writes markup of a document that runs", async () => {
    for (const file of documentFiles()) {
      for (const { html } of await pagesOf(file)) {
        const tags = html.match(/<[a-z](?:"[^"]*"|[^>"])*>/gi)?.join("\n") ?? "";
        const names = tags.replace(/"[^"]*"/g, '""');
        expect(names).not.toMatch(/<(?:script|iframe|style|form|object|embed|svg)\b|\son\w+=/i);
        expect(tags).not.toMatch(/(?:href|src)="\s*(?!https?:|mailto:|tel:)[a-z][a-z\s]*:/i);
      }
    }
  });

  afterAll(() => {
    const share = (count: number) => `${((100 * count) / total.leaves).toFixed(2)} %`;
    process.stdout.write(
      `Coverage of ${total.leaves} leaves on ${total.pages} pages: ` +
        `HTML ${share(total.html)}, Markdown ${share(total.markdown)}\n`,
    );
  });
});
