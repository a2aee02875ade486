import { writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { siteSettingsFile } from "../../../../plugins/gatsby-transformer-content/data-files";
import { openDataLayer } from "../../../site/data-layer";
import { fence, makePage } from "../../__fixtures__/make-page";
import { queryContent } from "../../prose-input";
import { checkSamples } from "../check-samples";
import type { Contract } from "../contract";
import { createContract } from "../contract";

/** Returns the contract of a site that has only OpenAPI documents. */
async function contractOf(...specs: string[]): Promise<Contract> {
  const openapi = specs.map((spec, index) => ({ spec, id: `v${index}`, basePath: `/v${index}` }));
  const settings = siteSettingsFile.parse({ title: "A", url: "https://a.example", openapi });
  const contentRoot = temporaryFolder();
  const { graphql } = await openDataLayer({ contentRoot, settings });
  return createContract((await queryContent(graphql)).allApiDocument.nodes) as Contract;
}

const API = path.join(process.cwd(), "src/quality/__fixtures__/api.yaml");

let contract: Contract;

beforeAll(async () => {
  contract = await contractOf(API);
});

it("checks the calls of each API against its own document", async () => {
  const document = 'openapi: 3.1.0\ninfo: { title: B, version: "1" }\n';
  const paths = "paths: { /b: { get: { responses: { default: { description: B } } } } }\n";
  const spec = path.join(temporaryFolder(), "b.yaml");
  writeFileSync(spec, `${document}servers: [{ url: https://b.example }]\n${paths}`);
  const both = await contractOf(API, spec);
  const calls = [`${URL}/health`, `${URL}/b`, "https://b.example/b", "https://b.example/health"];
  const pages = calls.map((url) => makePage(fence("bash", `curl ${url}`)));
  expect(checkSamples(pages, both).problems.map(({ value }) => value)).toEqual([
    `${URL}/b`,
    "https://b.example/health",
  ]);
});

const URL = "https://api.chatsonde.example/v2";
const HEADERS = `-H "Authorization: Bearer $T" -H "Idempotency-Key: key-12345"`;
const DRY = `{"type": "dry", "grams": 5}`;

function check(language: string, code: string, meta = "") {
  return checkSamples([makePage(fence(language, code, meta))], contract);
}

const CASES: Array<[what: string, language: string, code: string, codes: string[]]> = [
  ["a right call", "bash", `curl -sS ${URL}/health`, []],
  ["a path that the document lacks", "bash", `curl ${URL}/pet`, ["sample/unknown-operation"]],
  ["a wrong method", "bash", `curl -X DELETE ${URL}/health`, ["sample/unknown-operation"]],
  ["the address without its version", "bash", "curl https://api.chatsonde.example/health", []],
  ["another server", "bash", "curl https://example.com/pets", []],
  ["a variable in the path", "bash", `curl ${HEADERS} "${URL}/pets/$ID?limit=5"`, []],
  ["a wrong id", "bash", `curl ${HEADERS} ${URL}/pets/7`, ["sample/parameter-value"]],
  ["no token", "bash", `curl ${URL}/pets/pet_1`, ["sample/no-token"]],
  [
    "an unknown parameter",
    "bash",
    `curl ${HEADERS} "${URL}/pets/pet_1?size=1"`,
    ["sample/unknown-parameter"],
  ],
  [
    "a parameter too large",
    "bash",
    `curl ${HEADERS} "${URL}/pets/pet_1?limit=500"`,
    ["sample/parameter-value"],
  ],
  ["a list with commas", "bash", `curl ${HEADERS} "${URL}/pets/pet_1?kind=cat,dog"`, []],
  [
    "a wrong item of a list",
    "bash",
    `curl -G ${HEADERS} ${URL}/pets/pet_1 -d kind=cat,cow`,
    ["sample/parameter-value"],
  ],
  ["a body", "bash", `curl ${HEADERS} ${URL}/pets -d '{"name": "Tom", "food": ${DRY}}'`, []],
  [
    "a body from a here-document",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d @- <<J\n{"name": "$N", "food": ${DRY}}\nJ`,
    [],
  ],
  [
    "a misspelled field",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d '{"nam": "Tom", "food": ${DRY}}'`,
    ["sample/body", "sample/body"],
  ],
  [
    "a body that is no JSON",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d '{"name": Tom}'`,
    ["sample/body-not-json"],
  ],
  [
    "a wrong alternative",
    "bash",
    `curl ${HEADERS} ${URL}/pets -d '{"name": "Tom", "food": {"type": "wet", "grams": 1}}'`,
    ["sample/body", "sample/body"],
  ],
  [
    "no key",
    "bash",
    `curl -H "Authorization: Bearer $T" ${URL}/pets -d '{"name": "Tom", "food": ${DRY}}'`,
    ["sample/no-idempotency-key"],
  ],
  [
    "a key too short",
    "bash",
    `curl -H "Authorization: Bearer $T" -H "Idempotency-Key: k" ${URL}/pets -d '{"name": "Tom", "food": ${DRY}}'`,
    ["sample/parameter-value"],
  ],
  [
    "inside a substitution",
    "bash",
    `ID=$(curl -sSX POST ${URL}/petz | jq -r .id)`,
    ["sample/unknown-operation"],
  ],
  [
    "variables",
    "bash",
    `API=${URL}\nQ="size=1"\ncurl ${HEADERS} "$API/pets/pet_1?$Q"`,
    ["sample/unknown-parameter"],
  ],
  ["a default", "bash", `curl ${HEADERS} "\${API:-${URL}}/pet"`, ["sample/unknown-operation"]],
  ["a server from elsewhere", "bash", `curl ${HEADERS} "$API/pets/7"`, ["sample/parameter-value"]],
  [
    "a subdomain",
    "bash",
    "curl https://sandbox.api.chatsonde.example/wealth",
    ["sample/unknown-operation"],
  ],
  ["headers from elsewhere", "bash", `curl "$@" ${URL}/pets/pet_1`, []],
  [
    "a raw request",
    "http",
    `POST /v2/pets HTTP/1.1\nHost: api.chatsonde.example\nAuthorization: Bearer x\nIdempotency-Key: key-12345\n\n{"name": "Tom"}`,
    ["sample/body"],
  ],
  ["a raw answer", "http", "HTTP/1.1 200 OK\nRetry-After: 5", []],
  [
    "a body shown",
    "json",
    '{"id": "pet_1", "name": "Tom", "kind": "cat", "born_at": "2025-01-02T03:04:05Z"}',
    [],
  ],
  [
    "a body shown, wrong",
    "json",
    '{"id": "pet_1", "name": "Tom", "kind": "cow", "born_at": "2025-01-02"}',
    ["sample/shown-body", "sample/shown-body"],
  ],
  [
    "a body with placeholders",
    "json",
    '{"id": "{{1.id}}", "name": "{{1.name}}", "kind": "{{1.kind}}", "born_at": "{{now}}"}',
    [],
  ],
  ["other JSON", "json", '{"name": "site", "private": true}', []],
];

describe("checkSamples", () => {
  it.each(CASES)("%s (%s)", (_, language, code, codes) => {
    expect(check(language, code).problems.map((problem) => problem.code)).toEqual(codes);
  });

  it("reports the line of the call and its address", () => {
    const code = `API=${URL}\n\ncurl -sS \\\n  "$API/wealth"`;
    expect(check("bash", code).problems[0]).toMatchObject({ line: 8, value: `${URL}/wealth` });
  });

  it("lets a block opt out, and counts it", () => {
    const { problems, counts } = check("bash", `curl ${URL}/none`, 'no-verify="shows an error"');
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ "blocks opted out": 1, "calls of the API checked": 0 });
  });

  it("counts calls with an address known only at run time", () => {
    const { problems, counts } = check("bash", `for path in $paths; do curl "${URL}$path"; done`);
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ "calls with an address known only at run time": 1 });
  });
});
