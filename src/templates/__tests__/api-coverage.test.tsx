/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import type {
  DocumentPage as DocumentPageData,
  OperationPage,
  SchemaPage as SchemaPageData,
  TagPage as TagPageData,
} from "../../../plugins/gatsby-source-openapi";
import { operationDocument } from "../../../plugins/gatsby-source-openapi";
import { DocumentPage } from "../../components/api/document-page";
import { EndpointPage } from "../../components/api/endpoint-page";
import { SchemaPage } from "../../components/api/schema-page";
import { TagPage } from "../../components/api/tag-page";
import { operationMarkdown } from "../../site/api/markdown/operation";
import {
  documentPageMarkdown,
  schemaPageMarkdown,
  tagPageMarkdown,
} from "../../site/api/markdown/pages";
import type { ApiDocument } from "../../testing/api/api-document";
import { documentFiles, pagesOf, readApiDocument } from "../../testing/api/api-document";
import type { Leaf } from "../../testing/api/leaves";
import {
  documentLeaves,
  missingInHtml,
  missingInMarkdown,
  operationLeaves,
  schemaLeaves,
  tagLeaves,
} from "../../testing/api/leaves";

/** A page with its Markdown export and what both must say. */
interface Written {
  name: string;
  leaves: Leaf[];
  html: string;
  markdown: string;
}

const total = { leaves: 0, html: 0, markdown: 0, pages: 0 };

async function writeAll(source: ApiDocument): Promise<Written[]> {
  const [html, markdown] = [pagesOf(source, "html"), pagesOf(source, "markdown")];
  const { document, model } = source;
  const components = document.components as { schemas?: Record<string, unknown> } | undefined;
  const tags = (document.tags ?? []) as Record<string, unknown>[];
  const written = await Promise.all([
    writePages(html.operations(), markdown.operations(), EndpointOf, operationMarkdown, (page) => {
      const { kind, method, pathTemplate } = page;
      return operationLeaves(operationDocument(document, { kind, path: pathTemplate, method }));
    }),
    writePages(html.schemas(), markdown.schemas(), SchemaOf, schemaPageMarkdown, ({ name }) =>
      schemaLeaves(components?.schemas?.[name]),
    ),
    writePages(html.documents(), markdown.documents(), DocumentOf, documentPageMarkdown, () =>
      documentLeaves(document),
    ),
    writePages(html.tags(), markdown.tags(), TagOf, tagPageMarkdown, ({ name }) =>
      tags.filter((tag) => tag.name === name).flatMap(tagLeaves),
    ),
  ]);
  expect(written[0]).toHaveLength(model.operations.length);
  return written.flat();
}

const EndpointOf = (page: OperationPage) => <EndpointPage operation={page} />;
const SchemaOf = (page: SchemaPageData) => <SchemaPage page={page} />;
const DocumentOf = (page: DocumentPageData) => <DocumentPage page={page} />;
const TagOf = (page: TagPageData) => <TagPage tag={page} />;

async function writePages<Page extends { title: string }>(
  htmlPages: Promise<Page[]>,
  markdownPages: Promise<Page[]>,
  element: (page: Page) => JSX.Element,
  toMarkdown: (page: Page) => string,
  leavesOf: (page: Page) => Leaf[],
): Promise<Written[]> {
  const exported = await markdownPages;
  return (await htmlPages).map((page, index) => ({
    name: page.title,
    leaves: leavesOf(page),
    html: renderToStaticMarkup(element(page)),
    markdown: toMarkdown(exported[index] ?? page),
  }));
}

function describeMissing({ name }: Written, kind: string, missing: readonly Leaf[]): string[] {
  return missing.map(({ pointer, text }) => `${kind} of ${name} lacks ${pointer}: ${text}`);
}

jest.setTimeout(120_000);

const written = new Map<string, Promise<Written[]>>();

/** The pages of a document, made once for all tests. */
function writtenPagesOf(file: string): Promise<Written[]> {
  const pages = written.get(file) ?? readApiDocument(file).then(writeAll);
  written.set(file, pages);
  return pages;
}

describe("every leaf of a document appears on its pages and in their Markdown", () => {
  it.each(documentFiles().map((file) => [file.split("/").pop(), file]))("%s", async (_, file) => {
    const pages = await writtenPagesOf(String(file));
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
      for (const { name, html } of await writtenPagesOf(file)) {
        const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
        expect({ file, name, twice }).toEqual({ file, name, twice: [] });
      }
    }
  });

  it("leads every link of a page to a place that exists", async () => {
    for (const file of documentFiles()) {
      for (const { name, html } of await writtenPagesOf(file)) {
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
      for (const { html } of await writtenPagesOf(file)) {
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
