/** Text that holds nothing which Markdown or HTML would read as more than text. */
const PLAIN = /^[\p{L}\p{N} ,.;:'"“”‘’…–—!?()/%=+-]*$/u;

/** Beginnings and addresses that make more than a paragraph out of plain characters. */
const MORE = /^\s*([-+]|\d+[.)])(\s|$)|^\s|^-{2,}|^={1,}|:\/\/|www\.|@/;

/** `code`, **strong** and *emphasis* around words: what is in sentences of most descriptions. */
const INLINE =
  /`([^`\s](?:[^`\n]*[^`\s])?)`|\*\*([\p{L}\p{N}](?:[\p{L}\p{N} ,'-]*[\p{L}\p{N}])?)\*\*|\*([\p{L}\p{N}](?:[\p{L}\p{N} ,'-]*[\p{L}\p{N}])?)\*/gu;

/**
 * HTML of a description that is one simple sentence; undefined for all others. Most descriptions are
 * such, and a parser costs a hundred times as much.
 */
export function renderPlain(text: string): string | undefined {
  if (!isSimple(text)) return undefined;
  const html = text.replace(INLINE, (_match, code?: string, strong?: string, em?: string) =>
    code !== undefined
      ? `<code>${escapeHtml(code)}</code>`
      : strong !== undefined
        ? `<strong>${strong}</strong>`
        : `<em>${em}</em>`,
  );
  return `<p>${html}</p>`;
}

/** The text of a simple sentence without its markup; undefined for all others. */
export function plainText(text: string): string | undefined {
  return isSimple(text)
    ? text.replace(INLINE, (_match, code?: string, strong?: string, em?: string) =>
        String(code ?? strong ?? em),
      )
    : undefined;
}

function isSimple(text: string): boolean {
  const words = text.replace(INLINE, "x");
  return PLAIN.test(words) && !MORE.test(words) && !text.includes("``");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&#x26;").replace(/</g, "&#x3C;");
}
