import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { documentFiles, readApiDocument } from "../../../testing/api/api-document";

jest.setTimeout(240_000);

/** Checks all samples of a language in one call. More languages: `npm run samples --prefix tools`. */
interface Checker {
  extension: string;
  command: (files: readonly string[]) => [string, string[]];
  wrap?: (source: string, name: string) => string;
}

const PYTHON = "import sys,ast\nfor f in sys.argv[1:]: ast.parse(open(f).read(), f)";
const MODULE =
  "const fs=require('fs'),vm=require('vm');for(const f of process.argv.slice(1))new vm.SourceTextModule(fs.readFileSync(f,'utf8'),{identifier:f})";
const NODE =
  "const fs=require('fs'),vm=require('vm');for(const f of process.argv.slice(1))new vm.Script('async()=>{'+fs.readFileSync(f,'utf8')+'\\n}',{filename:f})";

const CHECKERS: Record<string, Checker> = {
  curl: {
    extension: "sh",
    command: (files) => [
      "bash",
      ["-c", `for f in "$@"; do bash -n "$f" || exit 1; done`, "bash", ...files],
    ],
  },
  javascript: {
    extension: "mjs",
    command: (files) => [
      "node",
      ["--no-warnings", "--experimental-vm-modules", "-e", MODULE, ...files],
    ],
  },
  node: { extension: "cjs", command: (files) => ["node", ["-e", NODE, ...files]] },
  python: { extension: "py", command: (files) => ["python3", ["-c", PYTHON, ...files]] },
  java: {
    extension: "java",
    command: (files) => ["javac", ["-proc:none", "-d", os.tmpdir(), ...files]],
    wrap: (source, name) => {
      const imports = source.match(/^import .*$/gm) ?? [];
      const body = source.replace(/^import .*$/gm, "");
      return `${imports.join("\n")}\nclass ${name} { void run() throws Exception {\n${body}\n} }\n`;
    },
  },
};

function isInstalled(program: string): boolean {
  return spawnSync("which", [program]).status === 0;
}

describe("every made sample is right in its language", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "samples-"));
  const sources: Record<string, string[]> = {};

  beforeAll(async () => {
    for (const file of documentFiles()) {
      const { model } = await readApiDocument(file);
      for (const { samples, extensions } of model.operations) {
        if (extensions?.some(({ name }) => name === "x-rate")) continue;
        for (const { id, source = "" } of samples) sources[id] = [...(sources[id] ?? []), source];
      }
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(CHECKERS))("%s", (id, { extension, command, wrap }) => {
    const files = (sources[id] ?? []).map((source, index) => {
      const name = `${id}${index}`;
      const file = path.join(folder, `${name}.${extension}`);
      writeFileSync(file, wrap ? wrap(source, name) : source);
      return file;
    });
    expect(files.length).toBeGreaterThan(20);
    const [program, options] = command(files);
    if (!isInstalled(program)) {
      process.stdout.write(
        `${id}: ${program} is not installed, ${files.length} samples not checked\n`,
      );
      return;
    }
    const { status, stderr } = spawnSync(program, options, { encoding: "utf8" });
    expect({ status, stderr: stderr.slice(0, 2000) }).toEqual({ status: 0, stderr: "" });
  });
});
