import type { Problem } from "../../../packages/problems";
import { NO_MEMORY, recall } from "../../site/memory/memory";
import type { Memory } from "../../site/memory/memory";
import type { CodeBlock, Page, RuleResult } from "../page";
import { findJavaScriptMistake, findTypeScriptMistake } from "./parse-javascript";
import { findJsonMistake } from "./parse-json";
import { findPythonMistakes } from "./parse-python";
import { findShellMistake } from "./parse-shell";
import { findYamlMistake } from "./parse-yaml";
import type { SyntaxMistake } from "./syntax-error";

/** Versions of the machine's programs that know a language better than a parser from npm. */
export interface LanguageTools {
  bash?: string | undefined;
  python?: string | undefined;
}

interface Located {
  page: Page;
  block: CodeBlock;
}

/** Every block of a language that can be parsed parses by itself. */
export function checkCodeSyntax(
  pages: readonly Page[],
  tools: LanguageTools,
  memory = NO_MEMORY,
): RuleResult {
  const located = pages.flatMap((page) => page.blocks.map((block) => ({ page, block })));
  const python = located.filter(({ block }) => isPython(block));
  const others = located.filter(({ block }) => !isPython(block) && parserOf(block, tools));
  const programs = python.map(({ block }) => block.code);
  const pythonMistakes = recall(memory, "Python", [programs, tools], () =>
    findPythonMistakes(programs, tools.python !== undefined),
  );
  const mistakes = [
    ...python.map((item, index) => ({ ...item, mistake: pythonMistakes[index] })),
    ...others.map((item) => ({ ...item, mistake: findMistake(item.block, tools, memory) })),
  ];
  return {
    problems: mistakes.flatMap(({ mistake, ...item }) =>
      mistake ? [toProblem(item, mistake)] : [],
    ),
    counts: {
      "code blocks": located.length,
      "code blocks parsed": mistakes.length,
      "by bash itself": tools.bash ? others.filter(({ block }) => isShell(block)).length : 0,
      "by Python itself": tools.python ? python.length : 0,
    },
  };
}

function findMistake(block: CodeBlock, tools: LanguageTools, memory: Memory) {
  const { language, code } = block;
  const parse = () => ({ mistake: parserOf(block, tools)?.(code) });
  return recall(memory, "syntax", [language, code, tools], parse).mistake;
}

function isPython({ language }: CodeBlock): boolean {
  return language === "python" || language === "py";
}

function isShell({ language }: CodeBlock): boolean {
  return ["bash", "sh", "shell"].includes(language);
}

type Parser = (code: string) => SyntaxMistake | undefined;

function parserOf(block: CodeBlock, tools: LanguageTools): Parser | undefined {
  if (isShell(block)) return (code) => findShellMistake(code, tools.bash !== undefined);
  switch (block.language) {
    case "json":
      return findJsonMistake;
    case "js":
    case "javascript":
    case "mjs":
      return findJavaScriptMistake;
    case "ts":
    case "typescript":
      return findTypeScriptMistake;
    case "yaml":
    case "yml":
      return findYamlMistake;
    default:
      return undefined;
  }
}

function toProblem({ page, block }: Located, { message, line }: SyntaxMistake): Problem {
  return {
    code: `code/${block.language}`,
    severity: "error",
    file: page.file,
    line: block.firstLine + (line ?? 1) - 1,
    column: block.column,
    message: `The block is not valid ${block.language}: ${message}`,
    hint: "Mend it, or give the block the language text.",
  };
}
