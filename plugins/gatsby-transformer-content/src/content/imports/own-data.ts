import type { ImportDeclaration } from "estree";
import type { JsxElement } from "../element";
import { namesIn } from "../source/names";
import type { Scope } from "./unit";

/** What components of the site know by themselves, and Docusaurus is told: component, prop, source. */
const OWN_DATA = [
  ["DocCardList", "items", "useCurrentSidebarCategory"],
  ["TOCInline", "toc", "toc"],
] as const;

/**
 * Takes away props that tell a component what it knows: `<TOCInline toc={toc} />`,
 * `<DocCardList items={useCurrentSidebarCategory().items} />`.
 */
export function dropOwnData(node: JsxElement, { components }: Scope): void {
  const name = components.get(node.name ?? "") ?? node.name;
  for (const [component, prop, source] of OWN_DATA) {
    if (name !== component) continue;
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== "mdxJsxAttribute" || attribute.name !== prop) return true;
      const { value } = attribute;
      return typeof value !== "object" || !namesIn(value?.data?.estree).has(source);
    });
  }
}

/** Whether an import brings nothing but a source of such data. */
export function isOwnData({ specifiers }: ImportDeclaration): boolean {
  const sources = new Set<string>(OWN_DATA.map(([, , source]) => source));
  return (
    specifiers.length > 0 &&
    specifiers.every(
      (specifier) =>
        specifier.type === "ImportSpecifier" &&
        specifier.imported.type === "Identifier" &&
        sources.has(specifier.imported.name),
    )
  );
}
