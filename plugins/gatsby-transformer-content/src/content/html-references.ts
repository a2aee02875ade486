import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Reference } from "./types";

const ADDRESS_OF: Record<string, { attribute: "href" | "src"; kind: Reference["kind"] }> = {
  a: { attribute: "href", kind: "link" },
  img: { attribute: "src", kind: "image" },
};

/**
 * Adds the links and pictures that a page writes as HTML to those that it writes as Markdown. Markdown
 * keeps HTML as text, so its elements are known only when the page has become HTML as a whole.
 */
export function withHtmlReferences(references: Reference[], tree: Root): Reference[] {
  const known = new Set(references.map(keyOf));
  const found: Reference[] = [];
  visit(tree, "element", (element: Element) => {
    const address = ADDRESS_OF[element.tagName];
    const url = address && element.properties?.[address.attribute];
    if (!address || typeof url !== "string") return;
    const { line, column } = element.position?.start ?? { line: 1, column: 1 };
    const reference = { url, kind: address.kind, line, column };
    if (!known.has(keyOf(reference)) && !known.has(keyOf({ ...reference, url: unescaped(url) })))
      found.push(reference);
  });
  return [...references, ...found];
}

function keyOf({ url, kind }: Pick<Reference, "url" | "kind">): string {
  return `${kind} ${url}`;
}

/** Markdown's addresses are escaped on their way to HTML. */
function unescaped(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    // A stray percent sign: it stood there before, too.
    return url;
  }
}
