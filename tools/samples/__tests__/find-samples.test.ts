import { makePage } from "../../../src/quality/__fixtures__/make-page";
import { findSamples } from "../find-samples";

/** What a paragraph after a sample says that it prints, and prints with a revoked token. */
const PARAGRAPHS: Array<[paragraph: string, printed: string[], refused?: string[]]> = [
  ["It prints `a` and `b`.", ["a", "b"]],
  ["With ten rows it prints `a`, or `b` if there are none.", ["a"]],
  ["It prints the id, and `b` if it fails.", []],
  ["If it fails, it prints `b`.", []],
  ["It prints `a`. With an empty list it stops with `ValueError`.", ["a"]],
  ["It prints lines such as `a`, and one for each attempt that failed, such as `b`.", ["a"]],
  ["Use `a` here.", []],
  ["It prints `a`. With a revoked token, it stops with `401`.", ["a"], ["401"]],
  ["If the token is wrong, the code is `unauthorized`.", [], ["unauthorized"]],
];

/** Settings of a block after a sample, and if the block is compared. */
const OUTPUTS: Array<[meta: string, isCompared: boolean]> = [
  ['title="What it prints"', true],
  ['title="What it prints, last lines (example)"', true],
  ['title="Output"', true],
  ['title="What it prints when the disk is full"', false],
  ['output title="Anything"', true],
  ['output="Python"', true],
  ['output="shell"', false],
  ["", false],
];

function read(body: string) {
  const page = makePage(`\`\`\`python title="ask.py"\nprint(1)\n\`\`\`\n\n${body}`);
  return findSamples(page);
}

describe("findSamples", () => {
  it.each(PARAGRAPHS)("reads: %s", (paragraph, printed, refused = []) => {
    const { expected } = read(paragraph);
    const texts = (isRefused: boolean) =>
      expected.filter((it) => it.isRefused === isRefused).map(({ text }) => text);
    expect(texts(false)).toEqual(printed);
    expect(texts(true)).toEqual(refused);
  });

  it.each(OUTPUTS)("compares a block with %s: %s", (meta, isCompared) => {
    const { expected } = read(`Text.\n\n\`\`\`text ${meta}\n1\n\`\`\``);
    expect(expected.flatMap(({ samples }) => samples)).toHaveLength(isCompared ? 1 : 0);
  });

  it("compares a block after a paragraph that announces it", () => {
    expect(read("With one row it prints:\n\n```text\n1\n```").expected).toHaveLength(1);
  });

  it("compares a block after tabs with the sample of each", () => {
    const tab = (name: string) =>
      `<TabItem value="${name}">\n\n\`\`\`js title="${name}.mjs"\n1;\n\`\`\`\n\n</TabItem>`;
    const { expected } = read(
      `<Tabs>\n${tab("a")}\n${tab("b")}\n</Tabs>\n\n\`\`\`text title="Output"\n1\n\`\`\``,
    );
    expect(expected[0]?.samples.map(({ name }) => name)).toEqual(["a.mjs", "b.mjs"]);
  });

  it("reads the settings of a sample and the files of its page", () => {
    const { samples, files } = read(
      '```text title="rows.csv, first lines"\na,b\n```\n\n```bash no-run="why" run="x" no-verify="y"\nls\n```',
    );
    expect(files).toEqual({ "rows.csv": "a,b\n" });
    expect(samples[1]).toMatchObject({ language: "shell", noRun: "why", run: "x", noVerify: true });
  });
});
