import type { BundledLanguage, Highlighter } from "shiki";
import { bundledLanguages, guessEmbeddedLanguages } from "shiki";
import {
  createClassHighlighter,
  HIGHLIGHT_OPTIONS,
  TOKEN_CLASSES,
  tokensToHtml,
} from "../../../../packages/highlighting";

/** Classes of further kinds of tokens, which code of pages has. */
const CLASSES = {
  ...TOKEN_CLASSES,
  "var(--c-token-argument)": "a",
  "var(--c-token-punctuation)": "u",
  "var(--c-token-link)": "l",
  "var(--c-token-inserted)": "i",
  "var(--c-token-deleted)": "d",
  "var(--c-token-changed)": "g",
};

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
  shared ??= createClassHighlighter();
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
  const options = { ...HIGHLIGHT_OPTIONS, lang: lang as BundledLanguage };
  const { tokens } = shiki.codeToTokens(code, options);
  return tokens.map((line) => tokensToHtml(line, CLASSES));
}
