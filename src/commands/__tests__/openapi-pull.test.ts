import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../packages/temporary-folder";
import type { LocalServer } from "../../testing/listen";
import { listen } from "../../testing/listen";
import { run } from "../openapi-pull";

const FINE = 'openapi: 3.1.1\ninfo: { title: A, version: "1" }\npaths: {}\n';

let server: LocalServer;
let folder: string;
let answer: { status?: number; body: string };
let spec: string;

beforeAll(async () => {
  server = await listen((_, response) => {
    response.writeHead(answer.status ?? 200).end(answer.body);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  folder = temporaryFolder();
  spec = path.join(folder, "openapi/a.yaml");
  answer = { body: FINE };
});

/** Runs the command for a site with one document. Returns the exit code and the output. */
async function pull(words: string[] = []) {
  const url = `${server.origin}/a.yaml`;
  const printed: string[] = [];
  const documents = [{ id: "a", spec, url, basePath: "/a" }];
  const code = await run(words, documents, (text) => printed.push(text));
  return [code, printed.join("\n")] as const;
}

it("writes the document and its digest, and says when nothing has changed", async () => {
  expect(await pull()).toEqual([0, expect.stringContaining("Fetched http://localhost")]);
  expect(readFileSync(spec, "utf8")).toBe(FINE);
  expect(readFileSync(`${spec}.sha256`, "utf8")).toMatch(/^[0-9a-f]{64} {2}a\.yaml\n$/);
  expect(await pull()).toEqual([0, expect.stringContaining("Unchanged")]);
  answer = { body: FINE.replace("A", "B") };
  expect(await pull(["a"])).toEqual([0, expect.stringContaining("Fetched")]);
  expect(readFileSync(spec, "utf8")).toContain("title: B");
});

it("replaces a file that was edited only with --force", async () => {
  await pull();
  writeFileSync(spec, `${FINE}# mine\n`);
  expect(await pull()).toEqual([1, expect.stringContaining("Edit an overlay, or use --force")]);
  expect(readFileSync(spec, "utf8")).toContain("# mine");
  expect(await pull(["--force"])).toEqual([0, expect.any(String)]);
  expect(readFileSync(spec, "utf8")).toBe(FINE);
});

it.each([
  ["an error", { status: 404, body: FINE }, "answered 404"],
  ["errors", { body: FINE.replace("paths: {}", "paths: []") }, "has errors now"],
  ["another document", { body: "<html></html>" }, "is not an OpenAPI document"],
])("keeps the file after %s", async (_, wrong, message) => {
  await pull();
  answer = wrong;
  expect(await pull()).toEqual([1, expect.stringContaining(message)]);
  expect(readFileSync(spec, "utf8")).toBe(FINE);
});

it("reports the errors of what it has written", async () => {
  answer = { body: FINE.replace("paths: {}", "paths: []") };
  expect(await pull()).toEqual([1, expect.stringContaining("a.yaml:3:8 error structure")]);
});

it("explains itself with --help", async () => {
  expect(await pull(["--help"])).toEqual([0, expect.stringContaining("npm run openapi:pull")]);
});

it("needs a document with a url", async () => {
  expect((await pull(["b"]))[0]).toBe(2);
  expect(await run([], [{ id: "a", spec, basePath: "/a" }], () => undefined)).toBe(2);
});
