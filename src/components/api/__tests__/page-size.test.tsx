/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { modelOf, pagesOf } from "../../../testing/api/api-document";
import { EndpointPage } from "../endpoint-page";
import { SchemaPage } from "../schema-page";

const KB = 1000;

/** A schema has so many members, of which each second one is the next schema or a list of it. */
const MEMBERS = 16;
const SCHEMAS = 60;

const WORDS =
  "answer before chat deleted each field filter given hidden item kept later message name order page query reader sent token until value when year".split(
    " ",
  );

/** Returns a sentence that no other number has, so that compression does not make it small. */
function sentence(seed: number): string {
  const words = Array.from({ length: 60 }, (_, at) => {
    const word = WORDS[Math.floor(Math.abs(Math.sin(seed * 31 + at * 7)) * 1e4) % WORDS.length];
    return (seed + at) % 5 === 0 ? `\`${word}_${seed * 7919 + at}\`` : word;
  });
  return `${words.join(" ")}.`;
}

function schemaOf(number: number) {
  const members = Array.from({ length: MEMBERS }, (_, at) => {
    const seed = number * MEMBERS + at;
    const next = { $ref: `#/components/schemas/Schema${(number * 3 + at) % SCHEMAS}` };
    const description = sentence(seed);
    if (at % 4 === 1) return [`list_${seed}`, { type: "array", items: next, description }];
    return [`member_${seed}`, at % 4 === 3 ? next : { type: "string", description }];
  });
  return { type: "object", description: sentence(number), properties: Object.fromEntries(members) };
}

/** A document whose operation reaches all of its schemas, in both directions. */
const DOCUMENT = {
  openapi: "3.1.1",
  info: { title: "Huge", version: "1" },
  paths: {
    "/huge": {
      post: {
        operationId: "huge",
        summary: "Takes and returns almost everything",
        requestBody: {
          content: {
            "application/json": {
              schema: {
                oneOf: Array.from({ length: 26 }, (_, number) => ({
                  $ref: `#/components/schemas/Schema${number}`,
                })),
              },
            },
          },
        },
        responses: {
          200: {
            description: "Fine.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Schema0" } } },
          },
          400: {
            description: "Not fine.",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Schema20" } } },
          },
        },
      },
    },
  },
  components: {
    schemas: Object.fromEntries(
      Array.from({ length: SCHEMAS }, (_, number) => [`Schema${number}`, schemaOf(number)]),
    ),
  },
};

const pages = pagesOf({ file: "huge", document: DOCUMENT, model: modelOf(DOCUMENT) }, "html");

async function endpointPage(): Promise<string> {
  const [page] = await pages.operations();
  return page ? renderToStaticMarkup(<EndpointPage operation={page} />) : "";
}

async function schemaPage(): Promise<string> {
  const [page] = await pages.schemas();
  return page ? renderToStaticMarkup(<SchemaPage page={page} />) : "";
}

describe("a page that reaches hundreds of fields", () => {
  it.each([
    ["an endpoint page", endpointPage],
    ["the page of a schema", schemaPage],
  ])(
    "has at most 45 KB compressed and 6,000 elements, and links to the rest: %s",
    async (_, write) => {
      const html = await write();
      expect(html).toMatch(/\d+ more fields? in/);
      expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(45 * KB);
      expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(6000);
    },
  );
});
