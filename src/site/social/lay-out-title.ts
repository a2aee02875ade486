/** Lines of a title in the size in which they fit. */
export interface TitleLayout {
  lines: string[];
  /** Pixels. */
  size: number;
  lineHeight: number;
}

/** Width of a text in a size. */
export type Measure = (text: string, size: number) => number;

/** Sizes from the one that is wanted to the one that always does. */
const SIZES = [
  { size: 68, lineHeight: 80, most: 4 },
  { size: 52, lineHeight: 64, most: 5 },
] as const;
const STEP = 24;

/** Sizes that a title may have, for the atlas of letters. */
export const TITLE_SIZES: readonly number[] = SIZES.map(({ size }) => size);

/**
 * Breaks a title into lines of about equal length, none of them a lonely word; what does not even fit
 * in the small size ends with an ellipsis.
 */
export function layOutTitle(title: string, width: number, measure: Measure): TitleLayout {
  for (const { size, lineHeight, most } of SIZES) {
    const lines = breakLines(title, width, (text) => measure(text, size));
    const fits = lines.length <= most && lines.every((line) => measure(line, size) <= width);
    if (fits)
      return {
        lines: balance(title, width, lines, (text) => measure(text, size)),
        size,
        lineHeight,
      };
  }
  const { size, lineHeight, most } = SIZES[SIZES.length - 1] ?? SIZES[0];
  const lines = breakLines(title, width, (text) => measure(text, size)).slice(0, most);
  return { lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ""}…`], size, lineHeight };
}

/** The narrowest column that does not need another line. */
function balance(
  title: string,
  width: number,
  lines: string[],
  measure: (text: string) => number,
): string[] {
  let best = lines;
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const next = breakLines(title, narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > narrower)) break;
    best = next;
  }
  return best;
}

function breakLines(title: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
