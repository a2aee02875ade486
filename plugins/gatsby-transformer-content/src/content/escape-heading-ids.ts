const HEADING_ID = /^( {0,3}#{1,6} .*?[^\\\s])(\s*)\{#([^\s{}]+)\}[ \t]*$/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Escapes the brace of `## Title {#id}`, which MDX would read as an expression. The column of what
 * follows on that line moves by one; nothing follows.
 */
export function escapeHeadingIds(source: string): string {
  if (!source.includes("{#")) return source;
  let fence: string | undefined;
  return source
    .split("\n")
    .map((line) => {
      const mark = FENCE.exec(line)?.[1];
      if (mark && !fence) fence = mark;
      else if (mark && fence && mark.startsWith(fence)) fence = undefined;
      return fence ? line : line.replace(HEADING_ID, "$1$2\\{#$3}");
    })
    .join("\n");
}
