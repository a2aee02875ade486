import { createHash } from "node:crypto";
import type { BundledLanguage, GrammarState, Highlighter } from "shiki";
import { bundledLanguages } from "shiki";
import {
  createClassHighlighter,
  escapeHtml,
  HIGHLIGHT_OPTIONS,
  tokensToHtml,
} from "../../../../packages/highlighting";

/** Longer code is shown without colors: coloring would multiply its size. */
const LONGEST_HIGHLIGHTED = 40_000;

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
    loading ??= createClassHighlighter();
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
    const options = { ...HIGHLIGHT_OPTIONS, lang, grammarState };
    const { tokens, grammarState: next } = shiki.codeToTokens(line, options);
    if (!next) throw new Error(`The grammar of "${lang}" returns no state.`);
    return { html: tokens.map((line) => tokensToHtml(line)).join(""), next };
  };
  return memoizeLines(highlightLine, haveEqualStacks);
}

function haveEqualStacks(one: GrammarState, other: GrammarState): boolean {
  const stack = other.getInternalStack();
  return stack !== undefined && one.getInternalStack()?.equals(stack) === true;
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
