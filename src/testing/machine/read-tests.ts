import type { CallExpression, Expression, Node } from "@swc/core";
import { parseSync } from "@swc/core";

/** A call of `describe` or `it`. */
interface TestCall {
  isGroup: boolean;
  isSkipped: boolean;
  isOnly: boolean;
  /** Its title, and the words of its table. */
  titles: string[];
}

const GROUPS = new Set(["describe", "xdescribe", "fdescribe"]);
const TESTS = new Set(["it", "test", "xit", "xtest", "fit"]);

/**
 * Returns the titles of the tests of a file that run, the titles of the groups around them, and the words of
 * their tables. Tests that are skipped, or that another one's `only` leaves out, do not run.
 */
export function readTests(source: string): Set<string> {
  const module = parseSync(source, { syntax: "typescript", tsx: true });
  const tables = readTables(module.body);
  const tests: Array<{ titles: string[]; isSkipped: boolean; isOnly: boolean }> = [];
  const visit = (node: unknown, around: TestCall[]): void => {
    const call = isCall(node) ? readCall(node, tables) : undefined;
    const within = call ? [...around, call] : around;
    if (call && !call.isGroup) {
      tests.push({
        titles: within.flatMap(({ titles }) => titles),
        isSkipped: within.some(({ isSkipped }) => isSkipped),
        isOnly: within.some(({ isOnly }) => isOnly),
      });
    } else for (const child of childrenOf(node)) visit(child, within);
  };
  visit(module.body, []);
  const hasOnly = tests.some(({ isOnly }) => isOnly);
  const running = tests.filter(({ isSkipped, isOnly }) => !isSkipped && (isOnly || !hasOnly));
  return new Set(running.flatMap(({ titles }) => titles));
}

/** Words of the constants that a file declares, by name, which may be tables of tests. */
function readTables(body: readonly Node[]): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  const visit = (node: unknown): void => {
    const { type, id, init } = (node ?? {}) as {
      type?: string;
      id?: { value?: string };
      init?: unknown;
    };
    if (type === "VariableDeclarator" && id?.value) tables.set(id.value, wordsOf(init, tables));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(body);
  return tables;
}

function readCall(call: CallExpression, tables: Map<string, string[]>): TestCall | undefined {
  const { name, modifiers, table } = readCallee(call.callee);
  const title = call.arguments[0]?.expression;
  // The call that takes the table has no title.
  const isTable = modifiers.includes("each") && call.callee.type === "MemberExpression";
  if (!title || isTable || !(GROUPS.has(name) || TESTS.has(name))) return undefined;
  return {
    isGroup: GROUPS.has(name),
    isSkipped: name.startsWith("x") || modifiers.some((word) => ["skip", "todo"].includes(word)),
    isOnly: name.startsWith("f") || modifiers.includes("only"),
    titles: [title, ...table].flatMap((node) => wordsOf(node, tables)),
  };
}

/** Takes what is called apart: `it.skip.each(table)` is `it` with two modifiers and a table. */
function readCallee(callee: CallExpression["callee"]): {
  name: string;
  modifiers: string[];
  table: Node[];
} {
  if (callee.type === "CallExpression") {
    const inner = readCallee(callee.callee);
    return { ...inner, table: callee.arguments.map(({ expression }) => expression) };
  }
  if (callee.type === "MemberExpression") {
    const { name, modifiers, table } = readCallee(callee.object as Expression);
    const { property } = callee;
    const added = property.type === "Identifier" ? [property.value] : [];
    return { name, modifiers: [...modifiers, ...added], table };
  }
  return { name: callee.type === "Identifier" ? callee.value : "", modifiers: [], table: [] };
}

/** Returns all texts in an expression, also in the constants that it names. */
function wordsOf(node: unknown, tables: Map<string, string[]>): string[] {
  const { type, value, cooked } = (node ?? {}) as Record<string, unknown>;
  if (type === "StringLiteral") return [String(value)];
  if (type === "TemplateElement") return [String(cooked)];
  if (type === "Identifier") return tables.get(String(value)) ?? [];
  return childrenOf(node).flatMap((child) => wordsOf(child, tables));
}

function childrenOf(node: unknown): unknown[] {
  return typeof node === "object" && node !== null ? Object.values(node) : [];
}

function isCall(node: unknown): node is CallExpression {
  return (node as Node | null)?.type === "CallExpression";
}
