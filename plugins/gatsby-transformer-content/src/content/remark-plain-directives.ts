import type { Content, Root } from "mdast";
import type { VFile } from "vfile";
import { eachNode } from "./each-node";

/**
 * Turns back into text what only looks like a directive: `10:30`, `a:b`, `::note`. Colons are
 * common in prose and in times, and no text or leaf directive is defined here.
 */
export function remarkPlainDirectives() {
  return (tree: Root, file: VFile) => {
    const source = String(file.value);
    eachNode(tree, (node, index, parent) => {
      if (node.type !== "textDirective" && node.type !== "leafDirective") return undefined;
      if (!parent || index === null) return undefined;
      const start = node.position?.start.offset ?? 0;
      const text = source.slice(start, node.position?.end.offset ?? start);
      const plain: Content =
        node.type === "textDirective"
          ? { type: "text", value: text }
          : { type: "paragraph", children: [{ type: "text", value: text }] };
      parent.children.splice(index, 1, plain);
      return index + 1;
    });
  };
}
