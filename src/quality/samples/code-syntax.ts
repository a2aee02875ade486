import { spawnSync } from "node:child_process";
import { parse } from "acorn";
import { transformSync } from "esbuild";
import { loadAll, YAMLException } from "js-yaml";
import { parse as parseShell } from "unbash";
import { findJsonError, positionAt } from "../../../packages/problems";
import { memoize, NO_CACHE } from "../../site/cache/cache";
import type { CodeBlock, Page, RuleResult } from "../page";
import { pageError } from "../page";

/** A mistake in a code block. */
interface SyntaxMistake {
  message: string;
  /** Line in the code, 1-based, if known. */
  line?: number | undefined;
}

const LANGUAGES: Record<string, (code: string) => SyntaxMistake | undefined> = {
  json: findJsonMistake,
  js: findJavaScriptMistake,
  javascript: findJavaScriptMistake,
  mjs: findJavaScriptMistake,
  ts: findTypeScriptMistake,
  typescript: findTypeScriptMistake,
  yaml: findYamlMistake,
  yml: findYamlMistake,
  bash: findShellMistake,
  sh: findShellMistake,
  shell: findShellMistake,
};

/**
 * Checks that every code block in a known language can be parsed.
 *
 * @param python version of Python on this machine; without it Python blocks are not parsed
 */
export function checkCodeSyntax(
  pages: readonly Page[],
  python: string | undefined,
  cache = NO_CACHE,
): RuleResult {
  const located = pages.flatMap((page) => page.blocks.map((block) => ({ page, block })));
  const inPython = python ? located.filter(({ block }) => isPython(block)) : [];
  const programs = inPython.map(({ block }) => block.code);
  const pythonMistakes = memoize(cache, "Python", [programs, python], () =>
    findPythonMistakes(programs),
  );
  const others = located.filter(({ block }) => block.language in LANGUAGES);
  const parsed = [
    ...inPython.map((item, index) => ({ ...item, mistake: pythonMistakes[index] })),
    ...others.map(({ page, block }) => {
      const { language, code } = block;
      const find = () => ({ mistake: LANGUAGES[language]?.(code) });
      return { page, block, ...memoize(cache, "syntax", [language, code], find) };
    }),
  ];
  return {
    problems: parsed.flatMap(({ page, block, mistake }) => {
      if (!mistake) return [];
      const finding = {
        code: `code/${block.language}`,
        message: `The block is not valid ${block.language}: ${mistake.message}`,
        hint: "Fix it, or give the block the language text.",
      };
      const line = block.firstLine + (mistake.line ?? 1) - 1;
      return [pageError(page, finding, { line, column: block.column })];
    }),
    counts: { "code blocks": located.length, "code blocks parsed": parsed.length },
  };
}

function isPython({ language }: CodeBlock): boolean {
  return language === "python" || language === "py";
}

function findJsonMistake(code: string): SyntaxMistake | undefined {
  const error = findJsonError(code);
  return error && { message: error.reason, line: error.line };
}

/** Allows `return` and `await` outside functions, as in the code steps of automation platforms. */
function findJavaScriptMistake(code: string): SyntaxMistake | undefined {
  try {
    parse(code, {
      ecmaVersion: "latest",
      sourceType: "module",
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowHashBang: true,
    });
    return undefined;
  } catch (error) {
    const { message, loc } = error as { message: string; loc?: { line: number } };
    return { message, line: loc?.line };
  }
}

function findTypeScriptMistake(code: string): SyntaxMistake | undefined {
  try {
    transformSync(code, { loader: "ts", logLevel: "silent" });
    return undefined;
  } catch (error) {
    const { errors } = error as { errors?: Array<{ text: string; location?: { line: number } }> };
    return { message: errors?.[0]?.text ?? String(error), line: errors?.[0]?.location?.line };
  }
}

function findYamlMistake(code: string): SyntaxMistake | undefined {
  try {
    loadAll(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { message: error.reason, line: error.mark && error.mark.line + 1 };
  }
}

function findShellMistake(code: string): SyntaxMistake | undefined {
  const [error] = parseShell(code).errors ?? [];
  return error && { message: error.message, line: positionAt(code, error.pos).line };
}

/** Returns the version of Python on this machine; `undefined` without Python. */
export function findPython(): string | undefined {
  const { status, stdout } = spawnSync("python3", ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/** Reads a JSON list of programs, writes a JSON list of `null` or `[message, line]`. */
const AST_PARSE = `
import ast, json, sys
found = []
for code in json.load(sys.stdin):
    try:
        ast.parse(code)
        found.append(None)
    except SyntaxError as error:
        found.append([error.msg, error.lineno])
json.dump(found, sys.stdout)
`;

/** Parses all programs in one process of Python. */
function findPythonMistakes(programs: readonly string[]): Array<SyntaxMistake | undefined> {
  if (programs.length === 0) return [];
  const { stdout } = spawnSync("python3", ["-c", AST_PARSE], {
    input: JSON.stringify(programs),
    encoding: "utf8",
  });
  const found = JSON.parse(stdout) as Array<[string, number | null] | null>;
  return found.map((item) => (item ? { message: item[0], line: item[1] ?? undefined } : undefined));
}
