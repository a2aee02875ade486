/** @jest-environment node */

import { writeFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { temporaryFolder } from "../../../packages/temporary-folder";
import { operationDocument } from "../../../plugins/gatsby-source-openapi";
import { EndpointPage } from "../../components/api/endpoint-page";
import { operationMarkdown } from "../../site/api/markdown/operation";
import { pagesOf, readApiDocument } from "../../testing/api/api-document";
import { missingInHtml, missingInMarkdown, operationLeaves } from "../../testing/api/leaves";
import { randomDocument } from "../../testing/api/random-document";

const folder = temporaryFolder();

/** What the page of a document's one operation, and its Markdown, leave out. */
async function missingIn(random: unknown): Promise<string[]> {
  const file = path.join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(random));
  const source = await readApiDocument(file);
  const [htmlPage] = await pagesOf(source, "html").operations();
  const [markdownPage] = await pagesOf(source, "markdown").operations();
  if (!htmlPage || !markdownPage) return ["the operation"];
  const address = { kind: "operation", path: "/a", method: "POST" } as const;
  const leaves = operationLeaves(operationDocument(source.document, address));
  const html = renderToStaticMarkup(<EndpointPage operation={htmlPage} />);
  const sent = source.model.operations.flatMap(({ samples }) => samples.map((one) => one.source));
  return [
    ...sent.filter((sample) => /\{place\}|%7Bplace%7D/.test(sample ?? "")).map(String),
    ...missingInHtml(leaves, html).map(({ pointer, text }) => `HTML: ${pointer} ${text}`),
    ...missingInMarkdown(leaves, operationMarkdown(markdownPage)).map(
      ({ pointer, text }) => `Markdown: ${pointer} ${text}`,
    ),
  ];
}

jest.setTimeout(300_000);

describe("a random document", () => {
  it("has every leaf in the page of its operation and in the Markdown of it", async () => {
    await fc.assert(
      fc.asyncProperty(randomDocument, async (random) => {
        expect(await missingIn(random)).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
