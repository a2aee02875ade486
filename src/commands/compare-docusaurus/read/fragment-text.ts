import { parseHtml, textOf } from "./html";

/** The text of a piece of HTML. */
export function fragmentText(html: string): string {
  return textOf(parseHtml(html));
}
