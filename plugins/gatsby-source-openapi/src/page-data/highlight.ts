import { createHash } from "node:crypto";
import type { BundledLanguage, GrammarState, Highlighter, ThemedToken } from "shiki";
import { bundledLanguages, createCssVariablesTheme, createHighlighter } from "shiki";

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

/** Longer code is shown without colors: coloring would multiply its size. */
const LONGEST_HIGHLIGHTED = 40_000;

/** Milliseconds. Shiki's own limit of 500 can leave the first line of a grammar half colored. */
const LONGEST_FOR_LINE = 10_000;

/** Returns code as HTML. */
export type Highlight = (code: string, language: string) => Promise<string>;

/** Creates a highlighter that loads each grammar when it is first needed. */
export function createCodeHighlighter(): Highlight {
  let loading: Promise<Highlighter> | undefined;
  const highlighters = new Map<string, (code: string) => string[]>();
  return async (code, language) => {
    if (!(language in bundledLanguages) || code.length > LONGEST_HIGHLIGHTED) {
      return escapeHtml(code);
    }
    const lang = language as BundledLanguage;
    loading ??= createHighlighter({ themes: [THEME], langs: [] });
    const shiki = await loading;
    if (!shiki.getLoadedLanguages().includes(lang)) await shiki.loadLanguage(lang);
    const highlightLines = highlighters.get(lang) ?? lineHighlighter(shiki, lang);
    highlighters.set(lang, highlightLines);
    return highlightLines(code).join("\n");
  };
}

/** Creates a function that highlights code of a language line by line. */
function lineHighlighter(shiki: Highlighter, lang: BundledLanguage): (code: string) => string[] {
  const highlightLine = (line: string, grammarState: GrammarState | undefined) => {
    const options = { lang, theme: "classes", tokenizeTimeLimit: LONGEST_FOR_LINE, grammarState };
    const { tokens, grammarState: next } = shiki.codeToTokens(line, options);
    if (!next) throw new Error(`The grammar of "${lang}" returns no state.`);
    return { html: tokens.map(lineToHtml).join(""), next };
  };
  return memoizeLines(highlightLine, haveEqualStacks);
}

function haveEqualStacks(one: GrammarState, other: GrammarState): boolean {
  const stack = other.getInternalStack();
  return stack !== undefined && one.getInternalStack()?.equals(stack) === true;
}

/** Joins neighbors of the same kind, so that a line has as few elements as possible. */
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

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** The result of highlighting a line: its HTML, and the grammar's state at its end. */
interface HighlightedLine<State> {
  html: string;
  next: State;
}

/** A state of the grammar, with the lines that were highlighted in it. */
interface StateLines<State> {
  state: State | undefined;
  lines: Map<string, { html: string; next: StateLines<State> }>;
}

/**
 * Creates a function that highlights the lines of code and each distinct line only once, because
 * samples and examples of an API repeat the same lines. Two lines are the same if their texts are
 * equal and if the lines before them left the grammar in an equal state.
 *
 * @param highlight highlights one line; code begins in the state `undefined`
 */
export function memoizeLines<State>(
  highlight: (line: string, state: State | undefined) => HighlightedLine<State>,
  isEqual: (one: State, other: State) => boolean,
): (code: string) => string[] {
  const start: StateLines<State> = { state: undefined, lines: new Map() };
  const states: StateLines<State>[] = [];
  const linesAfter = (state: State): StateLines<State> => {
    const equal = states.find((one) => one.state !== undefined && isEqual(one.state, state));
    if (equal) return equal;
    const created = { state, lines: new Map() };
    states.push(created);
    return created;
  };
  const lineIn = ({ state, lines }: StateLines<State>, text: string) => {
    const cached = lines.get(text);
    if (cached) return cached;
    const { html, next } = highlight(text, state);
    const line = { html, next: linesAfter(next) };
    lines.set(text, line);
    return line;
  };
  return (code) => {
    let current = start;
    return code.split(/\r?\n/).map((text) => {
      const { html, next } = lineIn(current, text);
      current = next;
      return html;
    });
  };
}

/** The functions of Gatsby's cache that are used here. */
export interface CodeCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: string) => Promise<unknown>;
}

/** Caches highlighted code between builds, by the digest of code and language. */
export function cachedHighlight(highlight: Highlight, cache: CodeCache): Highlight {
  return async (code, language) => {
    const digest = createHash("sha256").update(`${language}\n${code}`).digest("hex");
    const cached = await cache.get(digest);
    if (typeof cached === "string") return cached;
    const html = await highlight(code, language);
    await cache.set(digest, html);
    return html;
  };
}
