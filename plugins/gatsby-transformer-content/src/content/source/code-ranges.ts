/** Start and end offsets; the end is exclusive. */
export type Range = readonly [start: number, end: number];

/** Start of a fence, possibly in a blockquote or list item. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;

/** Finds fenced code blocks and inline code. Nothing in them is syntax. */
export function findCode(source: string): Range[] {
  const ranges: Range[] = [];
  let fence: { mark: string; start: number } | undefined;
  let prose = 0;
  let offset = 0;
  for (const line of source.split("\n")) {
    const end = offset + line.length;
    const [, mark = "", info = ""] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence.mark) && info.trim() === "") {
        ranges.push([fence.start, end]);
        fence = undefined;
        prose = end;
      }
    } else if (mark && !(mark.startsWith("`") && info.includes("`"))) {
      ranges.push(...findInlineCode(source, prose, offset));
      fence = { mark, start: offset };
    }
    offset = end + 1;
  }
  if (fence) ranges.push([fence.start, source.length]);
  else ranges.push(...findInlineCode(source, prose, source.length));
  return ranges;
}

const BACKTICKS = /\\[\s\S]|`+|\n[ \t]*\n/g;

/** Matches backtick runs of the same length in the same paragraph. */
function findInlineCode(source: string, start: number, end: number): Range[] {
  const ranges: Range[] = [];
  const text = source.slice(start, end);
  const runs = [...text.matchAll(BACKTICKS)];
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index];
    if (!open?.[0].startsWith("`")) continue;
    const close = runs.findIndex(
      (run, at) => at > index && (isBreak(run[0]) || run[0] === open[0]),
    );
    const closing = runs[close];
    if (!closing || isBreak(closing[0])) continue;
    ranges.push([start + open.index, start + closing.index + closing[0].length]);
    index = close;
  }
  return ranges;
}

function isBreak(run: string): boolean {
  return run.startsWith("\n");
}
