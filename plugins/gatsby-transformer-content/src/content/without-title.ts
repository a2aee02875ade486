import type { CompiledContent } from "./types";

/** Content without the `# Title` that it starts with, for a page that shows another. */
export function withoutTitle(content: CompiledContent): CompiledContent {
  const at = content.tree.findIndex((node) => typeof node !== "string" && node[0] === "h1");
  if (content.contentTitle === null || at === -1) return content;
  return {
    ...content,
    tree: content.tree.filter((_, index) => index !== at),
    leadLength: Math.max(0, content.leadLength - 1),
    plainText: content.plainText.replace(/^.*\n?/, ""),
    contentTitle: null,
  };
}
