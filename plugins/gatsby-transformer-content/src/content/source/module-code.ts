import { parseProgram } from "./braces";
import type { Range } from "./code-ranges";
import { definedNames } from "./names";

/** Imports and exports of a page. */
export interface ModuleCode {
  ranges: Range[];
  /** Names that they define. */
  names: Set<string>;
  /** Offsets of lines that begin like an import or export, and are prose. */
  prose: number[];
}

const START = /^(?:import|export)(?=[\s{*"'])/gm;

/**
 * Finds the imports and exports of a page: they begin a line after a blank one, and are JavaScript.
 * As in MDX, blank lines may stand in one.
 */
export function findModuleCode(source: string, isCode: (offset: number) => boolean): ModuleCode {
  const found: ModuleCode = { ranges: [], names: new Set(), prose: [] };
  let after = 0;
  for (const { index } of source.matchAll(START)) {
    if (index < after || isCode(index) || !followsBlank(source, index)) continue;
    const block = readBlock(source, index);
    if (!block) {
      found.prose.push(index);
      continue;
    }
    after = block.end;
    found.ranges.push([index, block.end]);
    for (const name of block.names) found.names.add(name);
  }
  return found;
}

function followsBlank(source: string, index: number): boolean {
  return /(?:^|\n)[ \t]*\n$|^$/.test(source.slice(Math.max(0, index - 200), index));
}

function readBlock(source: string, start: number): { end: number; names: string[] } | undefined {
  const blank = /\n[ \t]*(?=\n)|$/g;
  blank.lastIndex = start;
  for (;;) {
    const match = blank.exec(source);
    if (!match) return undefined;
    const program = parseProgram(source.slice(start, match.index));
    if (program) return { end: match.index, names: definedNames(program) };
    if (match.index >= source.length) return undefined;
  }
}
