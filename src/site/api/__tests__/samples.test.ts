import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { documentFiles, readApiDocument } from "../../../testing/api/api-document";

jest.setTimeout(240_000);

/** How a language tells whether a text is right: one call for all samples, to be quick. */
interface Checker {
  extension: string;
  /** A file that has to be there. */
  needs?: string;
  command: (files: readonly string[]) => [string, string[]];
  wrap?: (source: string, name: string) => string;
}

const PYTHON = "import sys,ast\nfor f in sys.argv[1:]: ast.parse(open(f).read(), f)";
const NODE =
  "const fs=require('fs'),vm=require('vm');for(const f of process.argv.slice(1))new vm.Script('async()=>{'+fs.readFileSync(f,'utf8')+'\\n}',{filename:f})";

/** A language that few machines have at hand: a parser for it reads the samples. */
function parsed(extension: string, grammar: string): Checker {
  const script = path.resolve("src/testing/api/parse-samples.mjs");
  const file = path.resolve("node_modules", grammar);
  return { extension, needs: file, command: (files) => ["node", [script, file, ...files]] };
}

const CHECKERS: Record<string, Checker> = {
  curl: {
    extension: "sh",
    command: (files) => [
      "bash",
      ["-c", `for f in "$@"; do bash -n "$f" || exit 1; done`, "bash", ...files],
    ],
  },
  javascript: { extension: "js", command: (files) => ["node", ["-e", NODE, ...files]] },
  node: { extension: "cjs", command: (files) => ["node", ["-e", NODE, ...files]] },
  python: { extension: "py", command: (files) => ["python3", ["-c", PYTHON, ...files]] },
  php: parsed("php", "tree-sitter-php/tree-sitter-php.wasm"),
  ruby: parsed("rb", "tree-sitter-ruby/tree-sitter-ruby.wasm"),
  go: parsed("go", "tree-sitter-go/tree-sitter-go.wasm"),
  csharp: parsed("cs", "tree-sitter-c-sharp/tree-sitter-c_sharp.wasm"),
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

function isAtHand(program: string, needs: string | undefined): boolean {
  return spawnSync("which", [program]).status === 0 && (!needs || existsSync(needs));
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

  it.each(Object.entries(CHECKERS))("%s", (id, { extension, command, wrap, needs }) => {
    const files = (sources[id] ?? []).map((source, index) => {
      const name = `${id}${index}`;
      const file = path.join(folder, `${name}.${extension}`);
      writeFileSync(file, wrap ? wrap(source, name) : source);
      return file;
    });
    expect(files.length).toBeGreaterThan(20);
    const [program, options] = command(files);
    if (!isAtHand(program, needs)) {
      process.stdout.write(
        `${id}: ${needs ?? program} is not at hand, ${files.length} samples not checked\n`,
      );
      return;
    }
    const { status, stderr } = spawnSync(program, options, { encoding: "utf8" });
    expect({ status, stderr: stderr.slice(0, 2000) }).toEqual({ status: 0, stderr: "" });
  });
});
