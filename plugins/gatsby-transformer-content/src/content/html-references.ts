import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Reference } from "./types";

/**
 * Links and pictures that a Markdown page writes in HTML. Markdown keeps HTML as text, so its elements
 * are known only when the page has become HTML as a whole.
 *
 * @param known those that it writes in Markdown
 */
export function findHtmlReferences(tree: Root, known: readonly Reference[]): Reference[] {
  const keys = new Set(known.map(keyOf));
  const found: Reference[] = [];
  visit(tree as never, "element", (element: Element) => {
    const reference = referenceOf(element);
    if (reference && !keys.has(keyOf(reference))) found.push(reference);
  });
  return found;
}

function referenceOf({ tagName, properties = {}, position }: Element): Reference | undefined {
  if (!["a", "img"].includes(tagName)) return undefined;
  const url = tagName === "img" ? properties.src : properties.href;
  // What has no place, and a footnote's mark, is not the writer's.
  if (typeof url !== "string" || !position || "dataFootnoteRef" in properties) return undefined;
  const { line, column } = position.start;
  return { url, kind: tagName === "img" ? "image" : "link", line, column };
}

/** Markdown's addresses are escaped on their way to HTML. */
function keyOf({ url, kind }: Reference): string {
  try {
    return `${kind} ${decodeURI(url)}`;
  } catch {
    // A stray percent sign: it stood there before, too.
    return `${kind} ${url}`;
  }
}
