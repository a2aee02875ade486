/** Text that holds nothing which Markdown or HTML would read as more than text. */
const PLAIN = /^[\p{L}\p{N} ,.;:'"“”‘’…–—!?()/%=+-]*$/u;

/** Beginnings and addresses that make more than a paragraph out of plain characters. */
const MORE = /^\s*([-+]|\d+[.)])(\s|$)|^\s|^-{2,}|^={1,}|:\/\/|www\.|@/;

const CODE = /`([^`\s](?:[^`\n]*[^`\s])?)`/g;

/**
 * HTML of a description that is one plain sentence, perhaps with `code` in it; undefined for all
 * others. Most descriptions are such, and a parser costs a hundred times as much.
 */
export function renderPlain(text: string): string | undefined {
  const words = text.replace(CODE, "x");
  if (!PLAIN.test(words) || MORE.test(words) || /`{2}/.test(text)) {
    return undefined;
  }
  const html = text.replace(CODE, (_match, code: string) => `<code>${escapeHtml(code)}</code>`);
  return `<p>${html}</p>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&#x26;").replace(/</g, "&#x3C;");
}
