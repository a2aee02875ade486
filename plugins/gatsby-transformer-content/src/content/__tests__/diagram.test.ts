import { drawDiagram } from "../diagram";

/** Returns the texts of a drawing, in no particular order, or the lines that are not read. */
async function read(source: string): Promise<string[] | number[]> {
  const drawing = await drawDiagram(source);
  if (!("svg" in drawing)) return drawing.unreadLines;
  const texts = drawing.svg.matchAll(/<text[^>]*>([\s\S]*?)<\/text>/g);
  return [...texts].map(([, text = ""]) => text.replace(/<[^>]*>/g, "").trim()).sort();
}

describe("arrows of a flowchart are read in every length and without spaces", () => {
  it.each([
    ["A-->B", ["A", "B"]],
    ["A---B", ["A", "B"]],
    ["A---->B", ["A", "B"]],
    ["A-.->B", ["A", "B"]],
    ["A-..->B", ["A", "B"]],
    ["A===>B", ["A", "B"]],
    ["A<-->B", ["A", "B"]],
    ["A-->|yes|B", ["A", "B", "yes"]],
    ["A -->|yes| B", ["A", "B", "yes"]],
    ["A-- yes -->B", ["A", "B", "yes"]],
    ["A-. yes .->B", ["A", "B", "yes"]],
    ["A--yes-->B", ["A", "B", "yes"]],
    ["some-id-->other-id", ["other-id", "some-id"]],
    ["A[a--b]-->B(c==d)", ["a--b", "c==d"]],
    ['A["x --> y"]-->B', ["B", "x --> y"]],
  ])("%s", async (line, texts) => {
    expect(await read(`graph TD\n${line}`)).toEqual(texts);
  });
});

describe("a line that is not read to its end is named", () => {
  it.each([
    ["an arrow to nothing", "graph TD\n A --> B\n A -->", [2]],
    ["a label that is not closed", "graph TD\n A -->|x B", [1]],
    ["a subgraph that is not closed", "graph TD\n subgraph one\n A --> B", [1]],
    ["an arrow that the library does not have", "graph TD\n A --o B", [1]],
    ["a message without text", "sequenceDiagram\n A->>B", [1]],
    ["words that are no statement", "sequenceDiagram\n A->>B: x\n\n what is this", [3]],
    ["two lines", "stateDiagram-v2\n A -> B\n B --> C\n C => D", [1, 3]],
    ["a relation without a label", "erDiagram\n A ||--o{ B", [1]],
    ["a class after a comment", "classDiagram\n%% a\n class A\n A <| B", [3]],
    ["the second statement of a line", "graph TD\n A --> B; B -->|x", [1]],
  ])("%s", async (_, source, lines) => {
    expect(await read(source)).toEqual(lines);
  });
});

describe("lines that add nothing to the drawing are read", () => {
  it.each([
    [
      "a participant that a message names too",
      "sequenceDiagram\n participant A\n A->>B: x",
      ["A", "B", "x"],
    ],
    ["a message twice", "graph TD\n A --> B\n A --> B", ["A", "B"]],
    [
      "decorations",
      "sequenceDiagram\n autonumber\n A->>B: x\n activate B\n Note over A: n",
      ["A", "B", "n", "x"],
    ],
    ["styles", "graph TD\n A:::x --> B\n classDef x fill:#fff\n style B fill:#000", ["A", "B"]],
    ["a class with its members", "classDiagram\n class A {\n +int b\n }", ["+ b: int", "A"]],
  ])("%s", async (_, source, texts) => {
    expect(await read(source)).toEqual(texts);
  });

  it("reads nothing of other kinds", async () => {
    expect(await read("pie\n a: 1")).toEqual([]);
  });
});
