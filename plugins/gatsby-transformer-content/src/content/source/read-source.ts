import { findCode } from "./code-ranges";
import type { Range } from "./code-ranges";
import {
  admonitionTitleEdits,
  commentEdits,
  headingIdEdits,
  truncationEdits,
} from "./compatible-edits";
import type { IsCode } from "./compatible-edits";
import { applyEdits } from "./edits";
import type { Edit, EditedText } from "./edits";
import { lenientEdits } from "./lenient-edits";
import { findModuleCode } from "./module-code";
import type { ModuleCode } from "./module-code";
import { readTag } from "./tags";
import { unwrapMdx } from "./unwrap-mdx";

/**
 * How a text is read. `md`: as CommonMark with HTML. `mdx`: as MDX. `lenient`: as MDX, where whatever
 * is no JSX and no expression of the page is prose.
 */
export type Reading = "md" | "mdx" | "lenient";

/** Names that MDX gives every page. */
const GIVEN_NAMES = ["props", "frontMatter", "children"];

/** The text that a parser is to read, and the way back to places in the file. */
export function readSource(wrapped: string, reading: Reading): EditedText {
  const source = unwrapMdx(wrapped);
  const code = findCode(source);
  const isCode = isIn(code);
  const titles = admonitionTitleEdits(source, isCode);
  if (reading === "md") return applyEdits(source, [...titles, ...truncationEdits(source, isCode)]);
  const edits = [...titles, ...headingIdEdits(source, isCode), ...commentEdits(source, isCode)];
  if (reading === "mdx") return applyEdits(source, edits);
  return applyEdits(source, withoutRepeats([...edits, ...proseEdits(source, code)]));
}

function proseEdits(source: string, code: readonly Range[]): Edit[] {
  const isCode = isIn(code);
  const modules = findModuleCode(source, isCode);
  const isCodeOrModule = isIn([...code, ...modules.ranges]);
  const names = new Set([...modules.names, ...GIVEN_NAMES]);
  return [
    ...modules.prose.map((at) => ({
      at,
      remove: 1,
      insert: `&#${source.charCodeAt(at)};`,
    })),
    ...lenientEdits(source, { isCode: isCodeOrModule, names }),
  ];
}

/** Two rules may ask for the same backslash, as the one for ids and the one for braces do. */
function withoutRepeats(edits: Edit[]): Edit[] {
  const seen = new Set<string>();
  return edits.filter(({ at, remove, insert }) => {
    const key = `${at} ${remove} ${insert}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Whether a Markdown file uses what only MDX has: an import or export, a comment in braces, an element
 * with a capital letter that is closed, or MDX in fences. Anything else, `Vec<String>` among it, is
 * Markdown.
 */
export function usesMdx(source: string): boolean {
  if (unwrapMdx(source) !== source) return true;
  const code = findCode(source);
  const isCode = isIn(code);
  const modules: ModuleCode = findModuleCode(source, isCode);
  if (modules.ranges.length > 0 || hasComment(source, isCode)) return true;
  return hasComponent(source, isIn([...code, ...modules.ranges]));
}

function hasComment(source: string, isCode: IsCode): boolean {
  const comments = [...source.matchAll(/\{\s*\/\*[\s\S]*?\*\/\s*\}/g)];
  return comments.some(
    ({ index, 0: text }) => !isCode(index) && !/^\{\s*\/\*\s*truncate\b/.test(text),
  );
}

function hasComponent(source: string, isCode: IsCode): boolean {
  for (const { index } of source.matchAll(/<[A-Z]/g)) {
    if (isCode(index) || source[index - 1] === "\\") continue;
    const tag = readTag(source, index);
    if (tag?.kind === "whole") return true;
    if (tag && source.indexOf(`</${tag.name}>`, tag.end) !== -1) return true;
  }
  return false;
}

/** A test for offsets that some range holds. */
function isIn(ranges: readonly Range[]): IsCode {
  const sorted = [...ranges].sort((a, b) => a[0] - b[0]);
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.[0] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    const range = sorted[low - 1];
    return range !== undefined && offset < range[1];
  };
}
