/** A line of code has at most this many characters, if it can be divided. */
export const WIDTH = 80;

/**
 * Returns what writes the items of a list or object: in one line if it is short, else in a line each.
 *
 * @param indent spaces before the items of one level
 * @param gap text between braces and members in one line
 */
export function blockWriter(indent: string, gap: string) {
  return (
    [start = "", end = ""]: "{}" | "[]",
    items: readonly string[],
    level: number,
    before = 0,
  ): string => {
    const space = start === "{" && items.length > 0 ? gap : "";
    const line = `${start}${space}${items.join(", ")}${space}${end}`;
    const margin = indent.repeat(level);
    if (!line.includes("\n") && before + margin.length + line.length < WIDTH) return line;
    return [start, ...items.map((item) => `${margin}${indent}${item},`), `${margin}${end}`].join(
      "\n",
    );
  };
}
