import type { Highlighter, ThemedToken } from "shiki";
import { createCssVariablesTheme, createHighlighter } from "shiki";

/** One letter for each kind of token; a site's style sheet colors them in both modes. */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  "var(--c-token-constant)": "c",
  "var(--c-token-string)": "s",
  "var(--c-token-string-expression)": "s",
  "var(--c-token-argument)": "s",
  "var(--c-token-comment)": "m",
  "var(--c-token-keyword)": "k",
  "var(--c-token-parameter)": "p",
  "var(--c-token-function)": "f",
};

const VARIABLES = createCssVariablesTheme({ name: "classes", variablePrefix: "--c-" });

const THEME = {
  ...VARIABLES,
  tokenColors: [
    ...(VARIABLES.tokenColors ?? []),
    {
      // What follows a command, without quotation marks. Themes of other highlighters do not color it.
      scope: "string.unquoted.argument",
      settings: { foreground: "var(--c-token-argument)" },
    },
  ],
};

/**
 * Options of every call. The limit is in milliseconds: Shiki's own, 500, stops in the middle of a line if a
 * grammar is slow to start.
 */
export const HIGHLIGHT_OPTIONS = { theme: "classes", tokenizeTimeLimit: 10_000 } as const;

/** Creates a highlighter without grammars. */
export function createClassHighlighter(): Promise<Highlighter> {
  return createHighlighter({ themes: [THEME], langs: [] });
}

/** Returns tokens as HTML. Neighbors of the same kind are one element, so that a line has few of them. */
export function tokensToHtml(tokens: readonly ThemedToken[], classes = TOKEN_CLASSES): string {
  const runs: Array<{ kind: string; text: string }> = [];
  for (const token of tokens) {
    const isBlank = token.content.trim() === "";
    const kind = classes[token.color ?? ""] ?? "";
    const last = runs.at(-1);
    if (last && (isBlank || last.kind === kind)) last.text += token.content;
    else runs.push({ kind: isBlank ? "" : kind, text: token.content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<i class=${kind}>${escapeHtml(text)}</i>` : escapeHtml(text)))
    .join("");
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
