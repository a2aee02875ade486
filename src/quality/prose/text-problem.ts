import { showValue } from "../../../packages/problems";
import type { Problem } from "../../../packages/problems";
import { placeAt } from "../page";
import type { Page, TextBlock } from "../page";

/** A finding in a text block, before its place is known. */
export interface Finding {
  code: string;
  severity?: Problem["severity"];
  message: string;
  /** The words as they stand in the block, by which the place is found. */
  found: string;
  /** Which of several equal words of the block it is, from 0. */
  occurrence?: number;
  hint?: string;
}

/** Gives a finding its place: that of the words in the page's source, else that of the block. */
export function problemInBlock(page: Page, block: TextBlock, finding: Finding): Problem {
  const { found, occurrence = 0, severity = "error", ...rest } = finding;
  const source = page.body.slice(block.start, block.end);
  const words = found.split(CODE_OR_SPACE)[0] ?? found;
  let at = -1;
  for (let seen = 0; seen <= occurrence; seen += 1) at = source.indexOf(words, at + 1);
  const place =
    at < 0 ? { line: block.line, column: block.column } : placeAt(page.body, block.start + at);
  return { ...rest, severity, file: page.file, ...place, value: showValue(found) };
}

/** Text up to here is the same in the source, unless markup stands between. */
const CODE_OR_SPACE = /\u2305|\n/;
