import { Parser } from "acorn";
import jsx from "acorn-jsx";
import type { Expression, Node, Program } from "estree";
import type { Range } from "./code-ranges";

const JsxParser = Parser.extend(jsx());

/** An expression in braces. `expression` is `undefined` for a comment. */
interface Braces {
  end: number;
  expression: Node | undefined;
}

/** How many closing braces to try before an opening brace counts as text. */
const MAX_TRIES = 40;
const COMMENTS = /^(?:\s|\/\*[\s\S]*?\*\/)*$/;

/**
 * Parses the expression that starts with the brace at an offset. Like MDX, it tries closing braces
 * in turn until the content is valid JavaScript.
 */
export function readBraces(source: string, start: number): Braces | undefined {
  let close = start;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
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
  return program?.body.length === 1 ? expressionOf(program) : undefined;
}

/** Returns the expression of a program that starts with one. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0];
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

/** Parses a module; `undefined` if it is not valid JavaScript. */
export function parseProgram(text: string): Program | undefined {
  try {
    return JsxParser.parse(text, {
      ecmaVersion: "latest",
      sourceType: "module",
    }) as unknown as Program;
  } catch {
    // The caller treats the text as prose.
    return undefined;
  }
}

/** Imports and exports of a page. */
export interface ModuleCode {
  ranges: Range[];
  /** Names that these statements define. */
  names: Set<string>;
  /** Offsets of lines of prose that start like an import or export. */
  prose: number[];
}

const START = /^(?:import|export)(?=[\s{*"'])/gm;

/**
 * Finds the imports and exports of a page: valid JavaScript that starts after a blank line. As in
 * MDX, it can contain blank lines.
 */
export function findModuleCode(source: string, isCode: (offset: number) => boolean): ModuleCode {
  const found: ModuleCode = { ranges: [], names: new Set(), prose: [] };
  let after = 0;
  for (const { index } of source.matchAll(START)) {
    if (index < after || isCode(index) || !followsBlank(source, index)) continue;
    const block = readBlock(source, index);
    if (!block) {
      found.prose.push(index);
      continue;
    }
    after = block.end;
    found.ranges.push([index, block.end]);
    for (const name of block.names) found.names.add(name);
  }
  return found;
}

/** Returns whether the line that starts at an offset is the first or follows a blank one. */
function followsBlank(source: string, index: number): boolean {
  const previousLine = source.lastIndexOf("\n", index - 2) + 1;
  return index === 0 || source.slice(previousLine, index).trim() === "";
}

function readBlock(source: string, start: number): { end: number; names: string[] } | undefined {
  const blank = /\n[ \t]*(?=\n)|$/g;
  blank.lastIndex = start;
  for (;;) {
    const match = blank.exec(source);
    if (!match) return undefined;
    const program = parseProgram(source.slice(start, match.index));
    if (program) return { end: match.index, names: definedNames(program.body) };
    if (match.index >= source.length) return undefined;
  }
}

/** Visits all nodes of an ESTree syntax tree. */
export function eachSyntaxNode(root: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(root)) {
    for (const child of root) eachSyntaxNode(child, visit);
    return;
  }
  if (typeof root !== "object" || root === null || !("type" in root)) return;
  visit(root as Node);
  for (const [key, value] of Object.entries(root)) {
    if (key !== "comments" && typeof value === "object") eachSyntaxNode(value, visit);
  }
}

/** Returns all names in code: variables, and components in JSX. */
export function namesIn(root: unknown): Set<string> {
  const names = new Set<string>();
  eachSyntaxNode(root, ({ type, name }: { type: string; name?: unknown }) => {
    if (typeof name !== "string") return;
    // A lowercase JSX name is an HTML tag or a prop.
    if (type === "Identifier" || (type === "JSXIdentifier" && /^[A-Z]/.test(name))) names.add(name);
  });
  return names;
}

/** Returns the names that a module's imports and exports define. */
export function definedNames(statements: Readonly<Program["body"]>): string[] {
  return statements.flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type === "VariableDeclaration") {
      return declaration.declarations.flatMap(({ id }) => [...namesIn(id)]);
    }
    return declaration?.id ? [declaration.id.name] : [];
  });
}
