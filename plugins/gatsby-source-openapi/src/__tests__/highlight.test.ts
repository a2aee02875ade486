import { createCodeHighlighter } from "../page-data/highlight";

/** Pieces of code with the same lines in them, inside and outside of texts and comments. */
const PIECES: Array<[language: string, pieces: string[]]> = [
  ["javascript", ["/*\nconst a = 1;\n*/\nconst a = 1;", "const a = 1;", "`\nconst a = 1;\n`;"]],
  ["python", ['"""\nx = None\n"""\nx = None', "x = None", "# x\nx = None"]],
  ["bash", ["cat <<END\nls -l\nEND\nls -l", "ls -l", "curl 'a\nls -l\n'"]],
  ["json", ['{\n  "a": [\n    1\n  ],\n  "b": "a"\n}', '{\n  "b": "a"\n}', '[\n  "b",\n    1\n]']],
  ["php", ["<?php\n$a = 1;", "$a = 1;", "<?php\n/*\n$a = 1;\n*/\n$a = 1;"]],
];

describe("highlighted code", () => {
  test.each(PIECES)(
    "of %s does not depend on what was highlighted before",
    async (language, all) => {
      const together = createCodeHighlighter();
      for (const code of [...all, ...all]) {
        const alone = createCodeHighlighter();
        expect(await together(code, language)).toBe(await alone(code, language));
      }
    },
  );

  test("is text where the language is unknown", async () => {
    expect(await createCodeHighlighter()("a < b\n&", "nonsense")).toBe("a &lt; b\n&amp;");
  });

  test("keeps the lines that the code has", async () => {
    const html = await createCodeHighlighter()("{\r\n\r\n}\n", "json");
    expect(html).toBe("{\n\n}\n");
  });
});
