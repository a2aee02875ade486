import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["src/styles", "content/components"];
const TOKENS = "tokens.css";

/** Sizes and weights of text that are numbers, in declarations such as `font: 600 1rem / 1.5 serif`. */
const LITERAL =
  /(?:^|[\s;{])font(?:-size|-weight)?:[^;]*?(?<![-\w(.])(?:\d*\.?\d+(?:rem|em|px|pt|%)|\d{3})(?![\w.])/;

function literalsIn(css: string): string[] {
  return css.split("\n").filter((line) => LITERAL.test(line));
}

function styleSheets(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".css") && name !== TOKENS && name !== "typeface.css")
      .map((name) => path.join(folder, name)),
  );
}

describe("sizes and weights of text", () => {
  it.each(styleSheets())("%s has no literal ones", (file) => {
    expect(literalsIn(readFileSync(file, "utf8"))).toEqual([]);
  });

  it.each([
    "  font-size: 0.9rem;",
    "  font-size: 13px;",
    "  font: 600 1rem / 1.5 serif;",
    "  font: 0.84rem / 1.6 var(--font-code);",
    "  font-weight: 600;",
    "a { font-size: 1.1em; }",
  ])("finds %s", (line) => {
    expect(literalsIn(line)).toHaveLength(1);
  });

  it.each([
    "  font: var(--weight-bold) var(--size-badge) / 1.6 var(--font-code);",
    "  font: inherit;",
  ])("accepts %s", (line) => expect(literalsIn(line)).toEqual([]));

  it("has seven sizes, one for code, and three weights", () => {
    const tokens = readFileSync(`src/styles/${TOKENS}`, "utf8");
    const names = new Set(tokens.match(/--(?:size|weight)-[a-z-]+(?=:)/g));
    expect([...names].sort()).toEqual([
      "--size-badge",
      "--size-body",
      "--size-code",
      "--size-heading",
      "--size-inline-code",
      "--size-large",
      "--size-medium",
      "--size-small",
      "--size-title",
      "--weight-bold",
      "--weight-medium",
      "--weight-text",
    ]);
  });
});
