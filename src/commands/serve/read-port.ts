import { parseArgs } from "node:util";

const DEFAULT_PORT = 9000;

/**
 * The port that a call asks for: `--port`, else the variable `PORT`, else 9000.
 *
 * @throws Error that says what is wrong with the call
 */
export function readPort(words: readonly string[], variable: string | undefined): number {
  const { values } = parseArgs({ args: [...words], options: { port: { type: "string" } } });
  const wanted = values.port ?? variable;
  if (wanted === undefined || wanted === "") return DEFAULT_PORT;
  const port = Number(wanted);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`"${wanted}" is no port. Give a number from 1 to 65535, or 0 for any free one.`);
}
