/** What a code block says of itself after its language, and in comments that are not shown. */
export interface CodeOptions {
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number;
  /** 1-based numbers of the lines that are marked. */
  highlighted: Set<number>;
}

const TITLE = /title=(["'])(.*?)\1/;
const RANGES = /\{([\d,\s-]+)\}/;
const NUMBERS = /\bshowLineNumbers(?:=(\d+))?\b/;
const MAGIC =
  /^\s*(?:\/\/|#|--|;|\/\*|\{\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}|\*\/|-->)?\s*$/;

/** Reads the words after a code block's language: `title="x" {1,3-5} showLineNumbers=10`. */
export function parseCodeMeta(meta: string): CodeOptions {
  const options: CodeOptions = { highlighted: new Set() };
  const title = TITLE.exec(meta)?.[2];
  if (title !== undefined) options.title = title;
  const numbers = NUMBERS.exec(meta);
  if (numbers) options.firstLineNumber = Number(numbers[1] ?? 1);
  const rest = meta.replace(TITLE, "");
  for (const line of parseRanges(RANGES.exec(rest)?.[1] ?? "")) options.highlighted.add(line);
  return options;
}

function parseRanges(text: string): number[] {
  return text.split(",").flatMap((part) => {
    const [from, to] = part.split("-").map(Number);
    if (!from) return [];
    return Array.from({ length: Math.max(1, (to ?? from) - from + 1) }, (_, index) => from + index);
  });
}

/**
 * Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out of the code and
 * returns the lines that they mark.
 */
export function takeMagicComments(code: string): { code: string; highlighted: number[] } {
  const kept: string[] = [];
  const highlighted: number[] = [];
  let inBlock = false;
  let next = false;
  for (const line of code.split("\n")) {
    const command = MAGIC.exec(line)?.[1];
    if (command) {
      if (command === "next-line") next = true;
      else inBlock = command === "start";
      continue;
    }
    kept.push(line);
    if (inBlock || next) highlighted.push(kept.length);
    next = false;
  }
  return { code: kept.join("\n"), highlighted };
}
