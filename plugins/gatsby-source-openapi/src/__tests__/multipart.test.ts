import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { temporaryFolder } from "../../../../packages/temporary-folder";
import type { HarRequest } from "../samples/compose-request";
import type { Field } from "../samples/multipart";
import { writePython } from "../samples/write-python";
import { loadFixture, modelOf, operation } from "./load-fixture";

const EMPTY_REQUEST: HarRequest = {
  method: "POST",
  url: "https://api.example/a",
  httpVersion: "HTTP/1.1",
  headers: [],
  queryString: [],
  cookies: [],
  headersSize: -1,
  bodySize: -1,
  hasCertificate: false,
};

/** A part of a body: its name, its media type and the name of its file where they are stated, and its value. */
type Part = [name: string, type: string, value: string, file?: string];

const ANY_TYPE = expect.any(String);

/** What arrives at the server, in whatever language a form is sent. */
const EXPECTED: Record<string, Part[]> = {
  "/files": [
    ["file", ANY_TYPE, "content of the file", "file"],
    ["files", ANY_TYPE, "content of the file", "files"],
    ["photo", "image/png", "content of the file", "photo.png"],
    ["note", "text/markdown", "@a; b"],
  ],
  "/optional": [
    ["note", "", "text"],
    ["file", ANY_TYPE, "content of the file", "file"],
  ],
  "/lists": [
    ["plain", "", "a"],
    ["plain", "", "it's"],
    ["objects", "application/json", '{"x":1}'],
    ["objects", "application/json", '{"x":2}'],
    ["json", "application/json", "[1,2]"],
    ["comma", "", "3,4"],
    ["pipe", "", "5|6"],
    ["either", "", "text"],
  ],
  "/objects": [
    ["deep[a]", "", "1"],
    ["deep[b]", "", "2"],
    ["c", "", "3"],
    ["plain", "application/json", '{"d":{"e":[null]}}'],
    ["other", "application/vnd.a+json", '{"f":1}'],
  ],
  "/mixed": [
    ["", "application/json", '{"x":1}'],
    ["", "application/octet-stream", "content of the file"],
  ],
  "/reserved": [
    ["path", "", "a/b?c=d&e"],
    ["list", "", "a b"],
    ["json", "", '{"a":[1]}'],
  ],
};

/** Programs that run all samples of a language in one process, if they are installed. */
const PROGRAMS: [
  id: string,
  program: string,
  flags: string[],
  join: (samples: string[]) => string,
][] = [
  ["curl", "bash", ["-c"], (samples) => samples.join("\n")],
  ["javascript", "node", ["--input-type=module", "-e"], joinModules],
  [
    "node",
    "node",
    ["-e"],
    (samples) => samples.map((one) => `{${one}\n}`.replace("node:https", "node:http")).join("\n"),
  ],
  ["ruby", "ruby", ["-e"], (samples) => samples.join("\n")],
  ["python", "python3", ["-c"], (samples) => samples.join("\n")],
];

/** Joins modules, of which each has names of its own. Imports are not allowed in blocks. */
function joinModules(samples: string[]): string {
  const imports = /^import .*$/gm;
  const lines = new Set(samples.flatMap((one) => one.match(imports) ?? []));
  return [...lines, ...samples.map((one) => `{${one.replace(imports, "")}\n}`)].join("\n");
}

function partsOf(type: string, body: string): Part[] {
  const [, boundary] = /boundary=(.*)/.exec(type) ?? [];
  if (boundary === undefined) {
    return [...new URLSearchParams(body)].map(([name, value]) => [name, "", value]);
  }
  const parts = body.replace(/\r?\n/g, "\n").split(`--${boundary}`).slice(1, -1);
  return parts.map((part) => {
    const [head = "", value = ""] = part.slice(1, -1).split("\n\n");
    const [, name = ""] = /\bname="(.*?)"/.exec(head) ?? [];
    const [, partType = ""] = /content-type: (.*)/i.exec(head) ?? [];
    const [, file] = /\bfilename="(.*?)"/.exec(head) ?? [];
    // Browsers name every part with a media type.
    return file === undefined || file === "blob"
      ? [name, partType, value]
      : [name, partType, value, file];
  });
}

it.each<[Field[], string]>([
  [[{ name: "a", fileName: "b.png" }], 'files={"a": open("b.png", "rb")}'],
  [
    [{ name: "a", fileName: "b", contentType: "c/d" }],
    'files={"a": ("b", open("b", "rb"), "c/d")}',
  ],
  [[{ name: "a", value: "b" }], 'files={"a": (None, "b")}'],
  [
    [
      { name: "a", fileName: "b" },
      { name: "a", fileName: "c" },
    ],
    'files=[("a", open("b", "rb")), ("a", open("c", "rb"))]',
  ],
  [
    [
      { name: "a", fileName: "b" },
      { name: "c", value: "d" },
    ],
    'data={"c": "d"},\n    files={"a": open("b", "rb")}',
  ],
])("Python names a file after its path unless the media type is stated: %j", (params, code) => {
  const postData = { mimeType: "multipart/form-data", params };
  expect(writePython({ ...EMPTY_REQUEST, postData }, true, "requests")).toContain(code);
});

it("Python joins the parts of a body as bytes", () => {
  const params = [
    { name: "a", value: "ó" },
    { name: "b", fileName: "c.png" },
  ];
  const postData = { mimeType: "multipart/mixed", params };
  const source = writePython({ ...EMPTY_REQUEST, postData }, true, "requests");
  expect(source).toContain(String.raw`ó\r\n`);
  expect(source).toMatch(
    /"\.encode\(\)\n {8}\+ open\("c.png", "rb"\).read\(\)\n {8}\+ ".*"\.encode\(\)\n/,
  );
});

it("C# escapes the values of URL-encoded forms", async () => {
  const { model } = await loadFixture("multipart.yaml");
  const { samples } = operation(model, "reserved");
  const source = samples.find(({ id }) => id === "csharp")?.source;
  expect(source).toContain(String.raw`{ "json", "{\"a\":[1]}" }`);
});

describe("a form arrives as the document says", () => {
  const received: Record<string, Part[]> = {};
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received[String(request.url)] = partsOf(String(request.headers["content-type"]), body);
    response.end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => server.close());

  it.each(PROGRAMS)("sent by %s", async (id, program, flags, join) => {
    const { document } = await loadFixture("multipart.yaml");
    const { port } = server.address() as AddressInfo;
    const model = modelOf({ ...document, servers: [{ url: `http://127.0.0.1:${port}` }] });
    const folder = temporaryFolder();
    for (const name of ["file", "files", "photo.png"]) {
      await writeFile(path.join(folder, name), "content of the file");
    }
    const samples = model.operations.map(
      (operation) => operation.samples.find((sample) => sample.id === id)?.source ?? "",
    );
    const script = join(samples).replaceAll("/path/to", folder);
    for (const url of Object.keys(received)) delete received[url];
    try {
      await promisify(execFile)(program, [...flags, script]);
    } catch (error) {
      const isMissing = /ENOENT|No module named 'requests'/.test(String(error));
      if (!isMissing) throw error;
      process.stdout.write(`${program} or a library of it is not installed: not checked\n`);
      return;
    }
    expect(received).toEqual(EXPECTED);
  });
});
