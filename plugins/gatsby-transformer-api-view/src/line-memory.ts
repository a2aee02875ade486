/** What a grammar makes of a line: its HTML, and the state in which the next line begins. */
export interface ReadLine<State> {
  html: string;
  next: State;
}

/** A state of the grammar, with the lines that were read in it. */
interface Known<State> {
  state: State | undefined;
  lines: Map<string, { html: string; next: Known<State> }>;
}

/**
 * Reads the lines of code, and each line but once: samples and examples of an API are made of the same
 * lines over and over. A line is the same if its text is and if the lines before it left the grammar
 * in an equal state.
 *
 * @param read reads one line; code begins in the state `undefined`
 */
export function rememberLines<State>(
  read: (line: string, state: State | undefined) => ReadLine<State>,
  isEqual: (one: State, other: State) => boolean,
): (code: string) => string[] {
  const start: Known<State> = { state: undefined, lines: new Map() };
  const known: Array<Known<State>> = [];
  const knownOf = (state: State): Known<State> => {
    const same = known.find((one) => one.state !== undefined && isEqual(one.state, state));
    if (same) return same;
    const fresh = { state, lines: new Map() };
    known.push(fresh);
    return fresh;
  };
  const lineIn = ({ state, lines }: Known<State>, text: string) => {
    const remembered = lines.get(text);
    if (remembered) return remembered;
    const { html, next } = read(text, state);
    const line = { html, next: knownOf(next) };
    lines.set(text, line);
    return line;
  };
  return (code) => {
    let at = start;
    return code.split(/\r?\n/).map((text) => {
      const { html, next } = lineIn(at, text);
      at = next;
      return html;
    });
  };
}
