import { memoizeLines } from "../page-data/highlight";

/** A language whose lines are shouted between `(` and `)`, and which counts what it reads. */
function shouting() {
  const read: string[] = [];
  const lines = memoizeLines(
    (line: string, before: { loud: boolean } | undefined) => {
      read.push(line);
      const loud = line === "(" || (before?.loud === true && line !== ")");
      return { html: loud ? line.toUpperCase() : line, next: { loud } };
    },
    (one, other) => one.loud === other.loud,
  );
  return { read, lines };
}

describe("lines that were read before", () => {
  test("are not read again", () => {
    const { read, lines } = shouting();
    expect(lines("a\nb")).toEqual(["a", "b"]);
    expect(lines("a\nb\nb")).toEqual(["a", "b", "b"]);
    expect(read).toEqual(["a", "b"]);
  });

  test("are read again where other lines stand before them", () => {
    const { lines } = shouting();
    expect(lines("a\n(\na\n)\na")).toEqual(["a", "(", "A", ")", "a"]);
    expect(lines("(\na\n)\na")).toEqual(["(", "A", ")", "a"]);
  });

  test("count as the same after different lines that leave an equal state", () => {
    const { read, lines } = shouting();
    lines("first\nsame");
    lines("second\nsame");
    expect(read).toEqual(["first", "same", "second"]);
  });

  test("end as lines do, in files of Windows too", () => {
    const { lines } = shouting();
    expect(lines("a\r\n\r\nb\n")).toEqual(["a", "", "b", ""]);
  });
});
