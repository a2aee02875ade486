import { bundledLanguages, createCssVariablesTheme, createHighlighter } from "shiki";
import type { BundledLanguage, GrammarState, Highlighter, ThemedToken } from "shiki";
import { rememberLines } from "./line-memory";

/** One letter for each kind of token; the site's style sheet colors them in both modes. */
const CLASS_OF_VARIABLE: Record<string, string> = {
  "var(--c-token-constant)": "c",
  "var(--c-token-string)": "s",
  "var(--c-token-string-expression)": "s",
  "var(--c-token-comment)": "m",
  "var(--c-token-keyword)": "k",
  "var(--c-token-parameter)": "p",
  "var(--c-token-function)": "f",
};

const THEME = createCssVariablesTheme({ name: "classes", variablePrefix: "--c-" });

/** Code longer than this is shown without colors: a reader does not read it, a browser must. */
const LONGEST_HIGHLIGHTED = 40_000;

/** Milliseconds. After 500 Shiki leaves a line half colored; a grammar's first one may take longer. */
const LONGEST_FOR_LINE = 10_000;

/** Turns code into HTML. */
export type Highlight = (code: string, language: string) => Promise<string>;

/** A highlighter that loads a grammar when it is first needed. Each process makes one. */
export function createCodeHighlighter(): Highlight {
  let loading: Promise<Highlighter> | undefined;
  const readers = new Map<string, (code: string) => string[]>();
  return async (code, language) => {
    if (!(language in bundledLanguages) || code.length > LONGEST_HIGHLIGHTED) {
      return escapeHtml(code);
    }
    const lang = language as BundledLanguage;
    loading ??= createHighlighter({ themes: [THEME], langs: [] });
    const shiki = await loading;
    if (!shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang);
    const linesOf = readers.get(lang) ?? lineReader(shiki, lang);
    readers.set(lang, linesOf);
    return linesOf(code).join("\n");
  };
}

/** Reads code of a language line by line. */
function lineReader(shiki: Highlighter, lang: BundledLanguage): (code: string) => string[] {
  const readLine = (line: string, grammarState: GrammarState | undefined) => {
    const options = { lang, theme: "classes", tokenizeTimeLimit: LONGEST_FOR_LINE, grammarState };
    const { tokens, grammarState: next } = shiki.codeToTokens(line, options);
    if (!next) throw new Error(`The grammar of "${lang}" tells no state.`);
    return { html: tokens.map(lineToHtml).join(""), next };
  };
  return rememberLines(readLine, haveEqualStacks);
}

function haveEqualStacks(one: GrammarState, other: GrammarState): boolean {
  const stack = other.getInternalStack();
  return stack !== undefined && one.getInternalStack()?.equals(stack) === true;
}

/** Joins neighbors of the same kind, so that a line has as few elements as can be. */
function lineToHtml(tokens: ThemedToken[]): string {
  const runs: Array<{ kind: string; text: string }> = [];
  for (const token of tokens) {
    const isBlank = token.content.trim() === "";
    const kind = CLASS_OF_VARIABLE[token.color ?? ""] ?? "";
    const last = runs[runs.length - 1];
    if (last && (isBlank || last.kind === kind)) last.text += token.content;
    else runs.push({ kind: isBlank ? "" : kind, text: token.content });
  }
  return runs.map(runToHtml).join("");
}

function runToHtml({ kind, text }: { kind: string; text: string }): string {
  return kind ? `<i class=${kind}>${escapeHtml(text)}</i>` : escapeHtml(text);
}

/** Text as HTML. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
