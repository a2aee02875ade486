import type { BundledLanguage, Highlighter, ThemedToken } from "shiki";
import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  guessEmbeddedLanguages,
} from "shiki";

/** One-letter classes of token kinds; `src/styles/code.css` defines their colors. */
const CLASS_OF_VARIABLE: Record<string, string> = {
  "var(--c-token-constant)": "c",
  "var(--c-token-string)": "s",
  "var(--c-token-string-expression)": "s",
  "var(--c-token-comment)": "m",
  "var(--c-token-keyword)": "k",
  "var(--c-token-parameter)": "p",
  "var(--c-token-function)": "f",
  "var(--c-token-punctuation)": "u",
  "var(--c-token-link)": "l",
  "var(--c-token-inserted)": "i",
  "var(--c-token-deleted)": "d",
  "var(--c-token-changed)": "g",
};

const THEME = createCssVariablesTheme({ name: "classes", variablePrefix: "--c-" });

/**
 * In milliseconds. Shiki's default of 500 stops in the middle of a line if a grammar is slow to
 * start.
 */
const LINE_TIME_LIMIT = 10_000;

/** Language names that Shiki does not know. */
const ALIASES: Record<string, string> = { curl: "bash", env: "bash", text: "text", plain: "text" };

/**
 * Highlighter with its grammars, loaded once per process. Highlighting does not depend on what was
 * loaded before.
 */
let shared: Promise<Highlighter> | undefined;

/**
 * Loads the grammars of a language and of the languages embedded in the code, so the result does
 * not depend on earlier calls.
 */
async function highlighterFor(
  code: string,
  language: string,
): Promise<{ shiki: Highlighter; lang: string }> {
  shared ??= createHighlighter({ themes: [THEME], langs: [] });
  const shiki = await shared;
  const lang = ALIASES[language] ?? language;
  if (!(lang in bundledLanguages)) return { shiki, lang: "text" };
  const needed = [lang, ...guessEmbeddedLanguages(code, lang, shiki)];
  const missing = needed.filter((name) => !shiki.getLoadedLanguages().includes(name));
  if (missing.length > 0) await shiki.loadLanguage(...(missing as BundledLanguage[]));
  return { shiki, lang };
}

/**
 * Highlights code. Returns the HTML of each line: text and `<i>` elements with one-letter classes.
 */
export async function highlightLines(code: string, language: string): Promise<string[]> {
  const { shiki, lang } = await highlighterFor(code, language);
  const { tokens } = shiki.codeToTokens(code, {
    lang: lang as BundledLanguage,
    theme: "classes",
    tokenizeTimeLimit: LINE_TIME_LIMIT,
  });
  return tokens.map(lineToHtml);
}

/** Merges neighboring tokens of the same kind to keep the number of elements low. */
function lineToHtml(tokens: ThemedToken[]): string {
  const runs: Array<{ kind: string; text: string }> = [];
  for (const token of tokens) {
    const kind = CLASS_OF_VARIABLE[token.color ?? ""] ?? "";
    const last = runs[runs.length - 1];
    const blank = token.content.trim() === "";
    if (last && (blank || last.kind === kind)) last.text += token.content;
    else runs.push({ kind: blank ? "" : kind, text: token.content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<i class=${kind}>${escapeHtml(text)}</i>` : escapeHtml(text)))
    .join("");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
