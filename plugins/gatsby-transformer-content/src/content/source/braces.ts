import { Parser } from "acorn";
import jsx from "acorn-jsx";
import type { Node, Program } from "estree";

const JsxParser = Parser.extend(jsx());

/** An expression in braces: its offsets, and what it parses to; nothing for a comment. */
export interface Braces {
  end: number;
  expression: Node | undefined;
}

/** How many closing braces are tried before an opening one counts as a character. */
const MOST_TRIES = 40;
const COMMENTS = /^(?:\s|\/\*[\s\S]*?\*\/)*$/;

/**
 * Reads the expression whose brace stands at an offset. As MDX does, it tries one closing brace after
 * another until JavaScript makes sense of what is between.
 */
export function readBraces(source: string, start: number): Braces | undefined {
  let close = start;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    close = source.indexOf("}", close + 1);
    if (close === -1) return undefined;
    const inner = source.slice(start + 1, close);
    if (COMMENTS.test(inner)) return { end: close + 1, expression: undefined };
    const expression = parseExpression(inner.replace(/^\s*\.\.\./, ""));
    if (expression) return { end: close + 1, expression };
  }
  return undefined;
}

function parseExpression(text: string): Node | undefined {
  const program = parseProgram(`(${text}\n)`);
  const [statement] = program?.body ?? [];
  return program?.body.length === 1 && statement?.type === "ExpressionStatement"
    ? statement.expression
    : undefined;
}

/** Parses a module's text; nothing where it is no JavaScript. */
export function parseProgram(text: string): Program | undefined {
  try {
    return JsxParser.parse(text, {
      ecmaVersion: "latest",
      sourceType: "module",
    }) as unknown as Program;
  } catch {
    // What is no JavaScript is prose here: the caller goes on with it as such.
    return undefined;
  }
}
