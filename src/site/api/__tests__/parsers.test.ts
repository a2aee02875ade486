import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { CORE_SCHEMA, load, mergeTag } from "js-yaml";
import { parse } from "yaml";

const FILE = "openapi/v2.yaml";
const text = readFileSync(FILE, "utf8");

/** Programs that print the number of paths in a document; exit code 3: the parser is missing. */
const PROGRAMS: [name: string, program: string, script: string][] = [
  [
    "PyYAML",
    "python3",
    `import sys\ntry: import yaml\nexcept ImportError: sys.exit(3)\nprint(len(yaml.safe_load(open("${FILE}"))["paths"]))`,
  ],
  [
    "Ruby",
    "ruby",
    `require "yaml"; require "date"; puts YAML.unsafe_load_file("${FILE}")["paths"].size`,
  ],
];

describe("the site's document is read alike", () => {
  const document = load(text, { schema: CORE_SCHEMA.withTags(mergeTag) }) as { paths: object };

  it("by both parsers in JavaScript", () => {
    expect(parse(text, { strict: true })).toEqual(document);
  });

  it.each(PROGRAMS)("by %s", (name, program, script) => {
    const flag = program === "ruby" ? "-e" : "-c";
    const { status, stdout, stderr, error } = spawnSync(program, [flag, script], {
      encoding: "utf8",
    });
    if (error || status === 3) {
      process.stdout.write(`${name} is not installed: not checked\n`);
      return;
    }
    expect({ stderr, paths: Number(stdout) }).toEqual({
      stderr: "",
      paths: Object.keys(document.paths).length,
    });
  });
});
