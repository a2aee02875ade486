import type { Heading, Root } from "mdast";

/** The `# Title` that a page starts with. */
export function titleOf(tree: Root): Heading | undefined {
  const first = tree.children.find((node) => !node.type.startsWith("mdx"));
  return first?.type === "heading" && first.depth === 1 ? first : undefined;
}
