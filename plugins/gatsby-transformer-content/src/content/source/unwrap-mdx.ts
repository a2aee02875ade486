/** A block of code in the language `mdx-code-block`, of three or four backticks. */
const WRAPPED = /^( *(`{3,4}) *mdx-code-block)\n([\s\S]*?\n)( *\2)$/gm;

/**
 * Takes the fences from MDX that a writer has put into a block of code to keep it from the programs of
 * translators. Blanks take their place, so nothing moves.
 */
export function unwrapMdx(source: string): string {
  return source.replace(
    WRAPPED,
    (_, opening: string, __, mdx: string, closing: string) =>
      `${blank(opening)}\n${mdx}${blank(closing)}`,
  );
}

const blank = (line: string): string => " ".repeat(line.length);
