/** Stands for the reader's token in a request until the language's way to read it is put in. */
export const TOKEN = "TOKENPLACEHOLDER";

/** How a language writes a text in which a value of the environment stands. */
export type TokenWriter = (parts: {
  quote: string;
  before: string;
  after: string;
  variable: string;
}) => string;

const LITERAL = new RegExp(
  `(["'])((?:\\\\.|(?!\\1)[^\\\\\\n])*?)${TOKEN}((?:\\\\.|(?!\\1)[^\\\\\\n])*?)\\1`,
  "g",
);

/** Puts the environment variable in place of the token, inside of each text that holds it. */
export function writeToken(source: string, variable: string, write: TokenWriter): string {
  const writeLine = (line: string): string =>
    line.replace(LITERAL, (_match, quote: string, before: string, after: string) =>
      write({ quote, before, after, variable }),
    );
  // A literal ends where its line ends, so only few lines are worth a search.
  return source
    .split("\n")
    .map((line) => (line.includes(TOKEN) ? writeLine(line) : line))
    .join("\n");
}

/** A text put together with an operator: `"Bearer " + value`. Empty parts are left out. */
export function joined(operator: string, read: (variable: string) => string): TokenWriter {
  return ({ quote, before, after, variable }) => {
    const text = (part: string): string[] => (part === "" ? [] : [`${quote}${part}${quote}`]);
    return [...text(before), read(variable), ...text(after)].join(operator);
  };
}
