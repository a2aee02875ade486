import { writeFile } from "node:fs/promises";
import path from "node:path";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import { loadDocument } from "../document/load-document";
import { valueAtPointer } from "../document/reference";

const API = `openapi: 3.1.1
info: { title: raw, version: "1" }
paths:
  /a:
    get:
      operationId: getA
      parameters:
        - { name: x, in: query, schema: { type: string } }
        - { name: y, in: query, schema: { type: string } }
        - { name: z, in: query, schema: { type: string } }
      responses: { "200": { description: Fine } }
    post: { operationId: hidden, responses: { "200": { description: Fine } } }
components: { schemas: { Cat: { type: object } } }
`;
const overlay = (actions: string) =>
  `overlay: 1.0.0\ninfo: { title: Fixes, version: "1" }\nactions:\n${actions}`;
const GET = "  - target: $.paths['/a'].get\n    update:\n";

const folder = temporaryFolder({ "parts/dog.yaml": "type: object\n" });
beforeAll(() => {
  // Jest's own copies are objects of another realm, which the library of JSONPath does not search.
  jest.spyOn(global, "structuredClone").mockImplementation((value) => {
    return value === undefined ? value : JSON.parse(JSON.stringify(value));
  });
});

/** Loads the document with overlays, in this order. */
async function load(overlays: readonly string[], document = API) {
  const files = [document, ...overlays].map((text, index) => ({
    file: path.join(folder, `${index}.yaml`),
    text,
  }));
  for (const { file, text } of files) await writeFile(file, text);
  const [spec = "", ...others] = files.map(({ file }) => file);
  return loadDocument({ spec, overlays: others });
}

describe("overlays change a document", () => {
  it.each<[string, string[], string, unknown]>([
    ["a title", ["  - { target: $.info, update: { title: Fine } }"], "#/info/title", "Fine"],
    [
      "one after the other",
      ["  - { target: $.info.title, update: A }", "  - { target: $.info.title, update: B }"],
      "#/info/title",
      "B",
    ],
    [
      "a hidden operation",
      ["  - { target: $.paths.*.post, remove: true }"],
      "#/paths/~1a/post",
      undefined,
    ],
    [
      "several removed items of a list",
      ["  - { target: \"$.paths.*.get.parameters[?@.name != 'z']\", remove: true }"],
      "#/paths/~1a/get/parameters",
      [{ name: "z", in: "query", schema: { type: "string" } }],
    ],
    [
      "a sample",
      [`${GET}      x-codeSamples: [{ lang: Shell, source: api get a }]`],
      "#/paths/~1a/get/x-codeSamples",
      [{ lang: "Shell", source: "api get a" }],
    ],
    [
      "a schema from a file",
      ["  - { target: $.components.schemas, update: { dog: { $ref: parts/dog.yaml } } }"],
      "#/components/schemas/dog",
      { type: "object" },
    ],
  ])("%s", async (_, actions, pointer, expected) => {
    const { document, problems } = await load(actions.map(overlay));
    expect(problems).toEqual([]);
    expect(valueAtPointer(document, pointer)).toEqual(expected);
  });

  it("which may be wrong before", async () => {
    const wrong = API.replace("operationId: getA", "sumary: A");
    const fix = overlay("  - { target: $.paths.*.get.sumary, remove: true }");
    expect((await load([fix], wrong)).problems).toEqual([]);
  });

  it("which may be Swagger 2.0", async () => {
    const swagger = `swagger: "2.0"\ninfo: { title: raw, version: "1" }\npaths: {}\n`;
    const { document } = await load([overlay("  - { target: $.info.title, update: A }")], swagger);
    expect(document).toMatchObject({ openapi: "3.0.4", info: { title: "A" } });
  });

  it("and are files of the document, so that develop watches them", async () => {
    const { files } = await load([overlay(`${GET}      x-a: { $ref: parts/dog.yaml }`)]);
    expect(files.map((file) => path.relative(folder, file))).toEqual([
      "0.yaml",
      "1.yaml",
      path.join("parts", "dog.yaml"),
    ]);
  });
});

describe("a mistake in an overlay is reported at its place", () => {
  it.each<[string, string, string]>([
    ["a document", API, "not-overlay 1:1"],
    ["version 2", "overlay: 2.0.0\n", "not-overlay 1:1"],
    ["no YAML", "actions: [", "syntax 1:11"],
    ["a misspelled member", overlay("  - { target: $.info, updte: {} }"), "structure 4:23"],
    ["no JSONPath", overlay("  - { target: '$[[', remove: true }"), "overlay-action 4:15"],
    ["a wrong type", overlay("  - { target: $.info.title, update: {} }"), "overlay-action 4:37"],
    ["the root", overlay("  - { target: $, remove: true }"), "overlay-action 4:15"],
    ["no target", overlay("  - { target: \"$.paths['/b']\", remove: true }"), "idle-action 4:7"],
    ["a wrong value", overlay(`${GET}      deprecated: maybe`), "structure 6:7"],
    ["an unknown schema", overlay(`${GET}      x: {}\n      tagz: []`), "structure 6:7"],
    [
      "a reference to nothing",
      overlay(
        "  - { target: $.components.schemas, update: { B: { $ref: '#/components/schemas/C' } } }",
      ),
      "unresolved-ref 4:47",
    ],
    [
      "a reference to another host",
      overlay(
        "  - { target: $.components.schemas, update: { B: { $ref: https://a.example/b.yaml } } }",
      ),
      "unresolved-ref 4:47",
    ],
    [
      "a file outside of the project",
      overlay("  - { target: $.components.schemas, update: { B: { $ref: ../b.yaml } } }"),
      "outside-ref 4:47",
    ],
  ])("%s", async (_, text, expected) => {
    const { problems } = await load([text]);
    const [first] = problems;
    expect(first?.file).toMatch(/1\.yaml$/);
    expect(`${first?.code} ${first?.line}:${first?.column}`).toBe(expected);
  });

  it("and so is a missing overlay", async () => {
    await load([]);
    const spec = path.join(folder, "0.yaml");
    const { problems } = await loadDocument({ spec, overlays: [path.join(folder, "none.yaml")] });
    expect(problems.map(({ code, file }) => [code, path.basename(file)])).toEqual([
      ["unreadable", "none.yaml"],
    ]);
  });

  it("while mistakes of the document stay at theirs", async () => {
    const wrong = API.replace("operationId: getA", "sumary: A");
    const { problems } = await load([overlay("  - { target: $.info.title, update: A }")], wrong);
    expect(problems.map(({ file, line }) => [path.basename(file), line])).toEqual([["0.yaml", 6]]);
  });
});
