/** A title broken into lines, in the largest size that fits. */
export interface TitleLayout {
  lines: string[];
  /** Pixels. */
  size: number;
  /** Pixels. */
  lineHeight: number;
}

interface Word {
  text: string;
  /** Ems. */
  width: number;
}

const WIDTH = 780;
const SHORT = { size: 92, lineHeight: 100, maxLines: 2 };
const LARGE = { size: 68, lineHeight: 80, maxLines: 4 };
const SMALL = { size: 52, lineHeight: 64, maxLines: 5 };
/** Step in which a column is narrowed, in pixels. */
const STEP = 24;

/**
 * Breaks a title into lines of about equal length. A title that does not even fit in the small size
 * is cut and ends with an ellipsis.
 *
 * @param measure returns the width of a text in ems
 */
export function layOutTitle(title: string, measure: (text: string) => number): TitleLayout {
  const words = title
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, width: measure(text) }))
    .filter(({ width }) => width > 0);
  const breakAt = (width: number) => breakLines(words, width, measure(" "));
  for (const { size, lineHeight, maxLines } of [SHORT, LARGE, SMALL]) {
    const lineCount = breakAt(WIDTH / size)?.length ?? Number.POSITIVE_INFINITY;
    if (lineCount > maxLines) continue;
    let width = WIDTH;
    while (breakAt((width - STEP) / size)?.length === lineCount && lineCount > 0) width -= STEP;
    return { lines: breakAt(width / size) ?? [], size, lineHeight };
  }
  const { size, lineHeight, maxLines } = SMALL;
  const fitting = words.map((word) => ({ ...word, width: Math.min(word.width, WIDTH / size) }));
  const lines = breakLines(fitting, WIDTH / size, measure(" "))?.slice(0, maxLines) ?? [];
  return { lines: [...lines.slice(0, -1), `${lines.at(-1)}…`], size, lineHeight };
}

/** Breaks words into lines; widths are in ems. Returns nothing if a word is wider than the column. */
function breakLines(words: readonly Word[], width: number, space: number): string[] | undefined {
  if (words.some((word) => word.width > width)) return undefined;
  const lines: Word[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.width + space + word.width <= width) {
      last.text += ` ${word.text}`;
      last.width += space + word.width;
    } else lines.push({ ...word });
  }
  return lines.map(({ text }) => text);
}
